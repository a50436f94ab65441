/**
 * [2.1] The 82 blocks at full strength (2.3) with their towns in the historical deployment (3.2).
 * Eight names correct misprints, listed in docs/rulings/blocks.md.
 */

export interface UnitDatum {
  name: string;
  army: 'French' | 'British' | 'Prussian';
  /** [1.0] The label's colours: the blue Guard and the red Dutch have their own. */
  nation: 'French' | 'Guard' | 'British' | 'Dutch' | 'Prussian';
  /** [13.3] The corps in the corner of the block, 'HQ' for leaders. */
  corps: string;
  /** The formation on the block, such as '1', 'OG', '1Br' or 'HC'. */
  label: string;
  arm: 'infantry' | 'cavalry' | 'artillery' | 'leader';
  /** [2.3] Combat value at full strength; a leader has none. */
  cv: number;
  town: string;
}

export const UNITS: readonly UnitDatum[] = [
  // French: Army of the North
  { name: 'Napoléon', army: 'French', nation: 'French', corps: 'HQ', label: '', arm: 'leader', cv: 0, town: 'Beaumont' },

  // I Corps, d'Erlon
  { name: 'Quiot', army: 'French', nation: 'French', corps: 'I', label: '1', arm: 'infantry', cv: 2, town: 'Solre' },
  { name: 'Donzelot', army: 'French', nation: 'French', corps: 'I', label: '2', arm: 'infantry', cv: 3, town: 'Solre' },
  { name: 'Marcognet', army: 'French', nation: 'French', corps: 'I', label: '3', arm: 'infantry', cv: 2, town: 'Solre' },
  { name: 'Durutte', army: 'French', nation: 'French', corps: 'I', label: '4', arm: 'infantry', cv: 2, town: 'Solre' },
  { name: 'Jacquinot', army: 'French', nation: 'French', corps: 'I', label: '', arm: 'cavalry', cv: 2, town: 'Solre' },
  { name: 'de Salle', army: 'French', nation: 'French', corps: 'I', label: '', arm: 'artillery', cv: 3, town: 'Solre' },

  // II Corps, Reille
  { name: 'Bachelu', army: 'French', nation: 'French', corps: 'II', label: '5', arm: 'infantry', cv: 2, town: 'Solre' },
  { name: 'Jerome', army: 'French', nation: 'French', corps: 'II', label: '6', arm: 'infantry', cv: 4, town: 'Solre' },
  { name: 'Girard', army: 'French', nation: 'French', corps: 'II', label: '7', arm: 'infantry', cv: 2, town: 'Solre' },
  { name: 'Foy', army: 'French', nation: 'French', corps: 'II', label: '9', arm: 'infantry', cv: 3, town: 'Solre' },
  { name: 'Pire', army: 'French', nation: 'French', corps: 'II', label: '', arm: 'cavalry', cv: 2, town: 'Solre' },
  { name: 'Pelletier', army: 'French', nation: 'French', corps: 'II', label: '', arm: 'artillery', cv: 3, town: 'Solre' },

  // III Corps, Vandamme
  { name: 'Lefol', army: 'French', nation: 'French', corps: 'III', label: '8', arm: 'infantry', cv: 2, town: 'Beaumont' },
  { name: 'Habert', army: 'French', nation: 'French', corps: 'III', label: '10', arm: 'infantry', cv: 3, town: 'Beaumont' },
  { name: 'Berthezène', army: 'French', nation: 'French', corps: 'III', label: '11', arm: 'infantry', cv: 3, town: 'Beaumont' },
  { name: 'Domon', army: 'French', nation: 'French', corps: 'III', label: '', arm: 'cavalry', cv: 2, town: 'Beaumont' },
  { name: 'Doguereau', army: 'French', nation: 'French', corps: 'III', label: '', arm: 'artillery', cv: 2, town: 'Beaumont' },

  // IV Corps, Gérard
  { name: 'Pécheux', army: 'French', nation: 'French', corps: 'IV', label: '12', arm: 'infantry', cv: 3, town: 'Philippeville' },
  { name: 'Vichery', army: 'French', nation: 'French', corps: 'IV', label: '13', arm: 'infantry', cv: 2, town: 'Philippeville' },
  { name: 'Hulot', army: 'French', nation: 'French', corps: 'IV', label: '14', arm: 'infantry', cv: 2, town: 'Philippeville' },
  { name: 'Maurin', army: 'French', nation: 'French', corps: 'IV', label: '', arm: 'cavalry', cv: 2, town: 'Philippeville' },
  { name: 'Balthus', army: 'French', nation: 'French', corps: 'IV', label: '', arm: 'artillery', cv: 3, town: 'Philippeville' },

  // VI Corps, Lobau
  { name: 'Simmer', army: 'French', nation: 'French', corps: 'VI', label: '19', arm: 'infantry', cv: 2, town: 'Beaumont' },
  { name: 'Jeannin', army: 'French', nation: 'French', corps: 'VI', label: '20', arm: 'infantry', cv: 2, town: 'Beaumont' },
  { name: 'Teste', army: 'French', nation: 'French', corps: 'VI', label: '21', arm: 'infantry', cv: 2, town: 'Beaumont' },
  { name: 'Noury', army: 'French', nation: 'French', corps: 'VI', label: '', arm: 'artillery', cv: 2, town: 'Beaumont' },

  // Imperial Guard, Drouot
  { name: 'Friant', army: 'French', nation: 'Guard', corps: 'Guard', label: 'OG', arm: 'infantry', cv: 4, town: 'Beaumont' },
  { name: 'Morand', army: 'French', nation: 'Guard', corps: 'Guard', label: 'MG', arm: 'infantry', cv: 3, town: 'Beaumont' },
  { name: 'Duhesme', army: 'French', nation: 'Guard', corps: 'Guard', label: 'YG', arm: 'infantry', cv: 3, town: 'Beaumont' },
  { name: 'Guyot', army: 'French', nation: 'Guard', corps: 'Guard', label: 'HC', arm: 'cavalry', cv: 4, town: 'Beaumont' },
  { name: 'Lefebvre', army: 'French', nation: 'Guard', corps: 'Guard', label: 'LC', arm: 'cavalry', cv: 3, town: 'Beaumont' },
  { name: 'St. Maurice 1', army: 'French', nation: 'Guard', corps: 'Guard', label: 'A1', arm: 'artillery', cv: 4, town: 'Beaumont' },
  { name: 'St. Maurice 2', army: 'French', nation: 'Guard', corps: 'Guard', label: 'A2', arm: 'artillery', cv: 4, town: 'Beaumont' },

  // Cavalry Reserve
  { name: 'Pajol', army: 'French', nation: 'French', corps: 'Cavalry', label: '1C', arm: 'cavalry', cv: 3, town: 'Philippeville' },
  { name: 'Exelmans', army: 'French', nation: 'French', corps: 'Cavalry', label: '2C', arm: 'cavalry', cv: 4, town: 'Philippeville' },
  { name: 'Kellermann', army: 'French', nation: 'French', corps: 'Cavalry', label: '3C', arm: 'cavalry', cv: 4, town: 'Philippeville' },
  { name: 'Milhaud', army: 'French', nation: 'French', corps: 'Cavalry', label: '4C', arm: 'cavalry', cv: 3, town: 'Philippeville' },

  // British: Army of the Low Countries
  { name: 'Wellington', army: 'British', nation: 'British', corps: 'HQ', label: '', arm: 'leader', cv: 0, town: 'Brussels' },

  // I Corps, Prince of Orange
  { name: 'Cooke', army: 'British', nation: 'British', corps: 'I', label: '1Br', arm: 'infantry', cv: 4, town: 'Braine-le-Comte' },
  { name: 'Alten', army: 'British', nation: 'British', corps: 'I', label: '3Br', arm: 'infantry', cv: 4, town: 'Braine-le-Comte' },
  { name: 'Perponcher', army: 'British', nation: 'Dutch', corps: 'I', label: '2Ne', arm: 'infantry', cv: 3, town: 'Nivelles' },
  { name: 'Chassé', army: 'British', nation: 'Dutch', corps: 'I', label: '3Ne', arm: 'infantry', cv: 2, town: 'Nivelles' },
  { name: 'British I Artillery', army: 'British', nation: 'British', corps: 'I', label: '', arm: 'artillery', cv: 4, town: 'Braine-le-Comte' },

  // II Corps, Hill
  { name: 'Clinton', army: 'British', nation: 'British', corps: 'II', label: '2Br', arm: 'infantry', cv: 4, town: 'Grammont' },
  { name: 'Colville', army: 'British', nation: 'British', corps: 'II', label: '4Br', arm: 'infantry', cv: 4, town: 'Grammont' },
  { name: 'Stedman', army: 'British', nation: 'Dutch', corps: 'II', label: '1Ne', arm: 'infantry', cv: 2, town: 'Grammont' },
  { name: 'British II Artillery', army: 'British', nation: 'British', corps: 'II', label: '', arm: 'artillery', cv: 2, town: 'Grammont' },

  // Reserve, Wellington
  { name: 'Picton', army: 'British', nation: 'British', corps: 'R', label: '5Br', arm: 'infantry', cv: 4, town: 'Brussels' },
  { name: 'Cole', army: 'British', nation: 'British', corps: 'R', label: '6Br', arm: 'infantry', cv: 3, town: 'Brussels' },
  { name: 'Frederick', army: 'British', nation: 'Dutch', corps: 'R', label: '1Bk', arm: 'infantry', cv: 3, town: 'Brussels' },
  { name: 'British Reserve Artillery', army: 'British', nation: 'British', corps: 'R', label: '', arm: 'artillery', cv: 3, town: 'Brussels' },

  // Cavalry, Uxbridge
  { name: 'Somerset', army: 'British', nation: 'British', corps: 'Cavalry', label: 'HC', arm: 'cavalry', cv: 4, town: 'Ninove' },
  { name: 'Ponsonby', army: 'British', nation: 'British', corps: 'Cavalry', label: 'HC', arm: 'cavalry', cv: 3, town: 'Ninove' },
  { name: 'Vivian', army: 'British', nation: 'British', corps: 'Cavalry', label: 'LC', arm: 'cavalry', cv: 3, town: 'Ninove' },
  { name: 'Dornberg', army: 'British', nation: 'British', corps: 'Cavalry', label: 'LC', arm: 'cavalry', cv: 3, town: 'Mons' },
  { name: 'Collaert', army: 'British', nation: 'Dutch', corps: 'Cavalry', label: 'Ne', arm: 'cavalry', cv: 2, town: 'Nivelles' },

  // Prussian: Army of the Lower Rhine
  { name: 'Blücher', army: 'Prussian', nation: 'Prussian', corps: 'HQ', label: '', arm: 'leader', cv: 0, town: 'Namur' },

  // I Corps, Zieten
  { name: 'Steinmetz', army: 'Prussian', nation: 'Prussian', corps: 'I', label: '1', arm: 'infantry', cv: 4, town: 'Charleroi' },
  { name: 'Pirch II', army: 'Prussian', nation: 'Prussian', corps: 'I', label: '2', arm: 'infantry', cv: 4, town: 'Charleroi' },
  { name: 'Jagow', army: 'Prussian', nation: 'Prussian', corps: 'I', label: '3', arm: 'infantry', cv: 3, town: 'Ligny' },
  { name: 'Schutter', army: 'Prussian', nation: 'Prussian', corps: 'I', label: '4', arm: 'infantry', cv: 2, town: 'Gembloux' },
  { name: 'Röder', army: 'Prussian', nation: 'Prussian', corps: 'I', label: '', arm: 'cavalry', cv: 2, town: 'Gembloux' },
  { name: 'Rentzel', army: 'Prussian', nation: 'Prussian', corps: 'I', label: '', arm: 'artillery', cv: 4, town: 'Ligny' },

  // II Corps, Pirch
  { name: 'Tippelskirch', army: 'Prussian', nation: 'Prussian', corps: 'II', label: '5', arm: 'infantry', cv: 3, town: 'Namur' },
  { name: 'Krafft', army: 'Prussian', nation: 'Prussian', corps: 'II', label: '6', arm: 'infantry', cv: 3, town: 'Namur' },
  { name: 'Brause', army: 'Prussian', nation: 'Prussian', corps: 'II', label: '7', arm: 'infantry', cv: 3, town: 'Namur' },
  { name: 'Böse', army: 'Prussian', nation: 'Prussian', corps: 'II', label: '8', arm: 'infantry', cv: 3, town: 'Namur' },
  { name: 'Jurgass', army: 'Prussian', nation: 'Prussian', corps: 'II', label: '', arm: 'cavalry', cv: 4, town: 'Namur' },
  { name: 'Lehmann', army: 'Prussian', nation: 'Prussian', corps: 'II', label: '', arm: 'artillery', cv: 3, town: 'Namur' },

  // III Corps, Thielmann
  { name: 'Borcke', army: 'Prussian', nation: 'Prussian', corps: 'III', label: '9', arm: 'infantry', cv: 3, town: 'Ciney' },
  { name: 'Kemphen', army: 'Prussian', nation: 'Prussian', corps: 'III', label: '10', arm: 'infantry', cv: 2, town: 'Ciney' },
  { name: 'Luck', army: 'Prussian', nation: 'Prussian', corps: 'III', label: '11', arm: 'infantry', cv: 2, town: 'Ciney' },
  { name: 'Stülpnagel', army: 'Prussian', nation: 'Prussian', corps: 'III', label: '12', arm: 'infantry', cv: 3, town: 'Ciney' },
  { name: 'Hobe', army: 'Prussian', nation: 'Prussian', corps: 'III', label: '', arm: 'cavalry', cv: 2, town: 'Ciney' },
  { name: 'Grevenitz', army: 'Prussian', nation: 'Prussian', corps: 'III', label: '', arm: 'artillery', cv: 3, town: 'Ciney' },

  // IV Corps, Bülow von Dennewitz
  { name: 'Hake', army: 'Prussian', nation: 'Prussian', corps: 'IV', label: '13', arm: 'infantry', cv: 3, town: 'Liège' },
  { name: 'Ryssel', army: 'Prussian', nation: 'Prussian', corps: 'IV', label: '14', arm: 'infantry', cv: 3, town: 'Liège' },
  { name: 'Losthin', army: 'Prussian', nation: 'Prussian', corps: 'IV', label: '15', arm: 'infantry', cv: 3, town: 'Liège' },
  { name: 'Hiller', army: 'Prussian', nation: 'Prussian', corps: 'IV', label: '16', arm: 'infantry', cv: 3, town: 'Liège' },
  { name: 'Pr. Wilhelm', army: 'Prussian', nation: 'Prussian', corps: 'IV', label: '', arm: 'cavalry', cv: 3, town: 'Liège' },
  { name: 'Bardeleben', army: 'Prussian', nation: 'Prussian', corps: 'IV', label: '', arm: 'artillery', cv: 4, town: 'Liège' },
];
