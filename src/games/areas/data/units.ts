/**
 * [4.0] The 142 counters with the areas and zones where they start, in the order of their formations.
 *
 * The printed counters and set-up card are not public: brigades and batteries follow the orders of
 * battle of 18 June 1815, their factors are ours. See docs/rulings/areas.md.
 */

/** [4.3] Attack, defence and movement. */
export type Factors = readonly [attack: number, defence: number, move: number];

/** [4.2] Foot and horse artillery are one type that moves in two ways. */
export type Arm = 'infantry' | 'cavalry' | 'foot artillery' | 'horse artillery' | 'skirmishers';

export interface UnitDatum {
  name: string;
  army: 'French' | 'British' | 'Prussian';
  /** [4.7] Skirmishers have none. */
  leader: string | null;
  arm: Arm;
  /** [4.1] The strip in the middle of the counter. */
  nation: string;
  /** What else history calls it. */
  label?: string;
  fresh: Factors;
  /** [14.1] Null for what has one step only. */
  spent: Factors | null;
  /** The area where it begins, or the zone where it arrives with its leader. */
  at: number | 'P1' | 'P2' | 'P3';
}

export const UNITS: readonly UnitDatum[] = [
  // I Corps, d’Erlon
  { name: 'Charlet', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 49 },
  { name: 'Bourgeois', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 49 },
  { name: 'Schmitz', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [5, 4, 4], spent: [2, 2, 4], at: 49 },
  { name: 'Aulard', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 49 },
  { name: 'Noguez', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 58 },
  { name: 'Grenier', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 58 },
  { name: 'Pégot', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 59 },
  { name: 'Brue', army: 'French', leader: 'd’Erlon', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 59 },
  { name: 'Bruno', army: 'French', leader: 'd’Erlon', arm: 'cavalry', nation: 'French', fresh: [4, 3, 7], spent: [2, 1, 7], at: 74 },
  { name: 'Gobrecht', army: 'French', leader: 'd’Erlon', arm: 'cavalry', nation: 'French', fresh: [4, 3, 7], spent: [2, 1, 7], at: 74 },
  { name: 'I Corps 12-pdr', army: 'French', leader: 'd’Erlon', arm: 'foot artillery', nation: 'French', fresh: [5, 1, 3], spent: [0, 0, 0], at: 48 },
  { name: 'I Corps Divisional', army: 'French', leader: 'd’Erlon', arm: 'foot artillery', nation: 'French', fresh: [4, 1, 3], spent: [0, 0, 0], at: 48 },
  { name: 'I Corps Horse', army: 'French', leader: 'd’Erlon', arm: 'horse artillery', nation: 'French', fresh: [3, 1, 5], spent: [0, 0, 0], at: 74 },

  // II Corps, Reille
  { name: 'Bauduin', army: 'French', leader: 'Reille', arm: 'infantry', nation: 'French', fresh: [5, 4, 4], spent: [2, 2, 4], at: 23 },
  { name: 'Soye', army: 'French', leader: 'Reille', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 23 },
  { name: 'Gauthier', army: 'French', leader: 'Reille', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 33 },
  { name: 'J.-B. Jamin', army: 'French', leader: 'Reille', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 33 },
  { name: 'Husson', army: 'French', leader: 'Reille', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 32 },
  { name: 'Campi', army: 'French', leader: 'Reille', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 32 },
  { name: 'Huber', army: 'French', leader: 'Reille', arm: 'cavalry', nation: 'French', fresh: [4, 3, 7], spent: [2, 1, 7], at: 5 },
  { name: 'Mathieu', army: 'French', leader: 'Reille', arm: 'cavalry', nation: 'French', fresh: [4, 3, 7], spent: [2, 1, 7], at: 5 },
  { name: 'II Corps Divisional', army: 'French', leader: 'Reille', arm: 'foot artillery', nation: 'French', fresh: [4, 1, 3], spent: [0, 0, 0], at: 23 },
  { name: 'II Corps 12-pdr', army: 'French', leader: 'Reille', arm: 'foot artillery', nation: 'French', fresh: [5, 1, 3], spent: [0, 0, 0], at: 48 },

  // VI Corps, Lobau
  { name: 'Bellair', army: 'French', leader: 'Lobau', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 51 },
  { name: 'M. Jamin', army: 'French', leader: 'Lobau', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 51 },
  { name: 'Bony', army: 'French', leader: 'Lobau', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 51 },
  { name: 'Tromelin', army: 'French', leader: 'Lobau', arm: 'infantry', nation: 'French', fresh: [4, 4, 4], spent: [2, 2, 4], at: 51 },
  { name: 'Domon', army: 'French', leader: 'Lobau', arm: 'cavalry', nation: 'French', fresh: [4, 3, 7], spent: [2, 1, 7], at: 57 },
  { name: 'Subervie', army: 'French', leader: 'Lobau', arm: 'cavalry', nation: 'French', fresh: [4, 3, 7], spent: [2, 1, 7], at: 56 },
  { name: 'VI Corps Divisional', army: 'French', leader: 'Lobau', arm: 'foot artillery', nation: 'French', fresh: [4, 1, 3], spent: [0, 0, 0], at: 51 },
  { name: 'VI Corps 12-pdr', army: 'French', leader: 'Lobau', arm: 'foot artillery', nation: 'French', fresh: [5, 1, 3], spent: [0, 0, 0], at: 48 },

  // Imperial Guard, Drouot
  { name: 'Old Guard Grenadiers', army: 'French', leader: 'Drouot', arm: 'infantry', nation: 'French', fresh: [7, 7, 5], spent: [4, 4, 5], at: 30 },
  { name: 'Old Guard Chasseurs', army: 'French', leader: 'Drouot', arm: 'infantry', nation: 'French', fresh: [7, 7, 5], spent: [4, 4, 5], at: 28 },
  { name: 'Middle Guard Grenadiers', army: 'French', leader: 'Drouot', arm: 'infantry', nation: 'French', fresh: [6, 6, 5], spent: [3, 3, 5], at: 30 },
  { name: 'Middle Guard Chasseurs', army: 'French', leader: 'Drouot', arm: 'infantry', nation: 'French', fresh: [6, 6, 5], spent: [3, 3, 5], at: 29 },
  { name: 'Young Guard Chartrand', army: 'French', leader: 'Drouot', arm: 'infantry', nation: 'French', fresh: [5, 5, 5], spent: [2, 3, 5], at: 29 },
  { name: 'Young Guard Guye', army: 'French', leader: 'Drouot', arm: 'infantry', nation: 'French', fresh: [5, 5, 5], spent: [2, 3, 5], at: 29 },
  { name: 'Guard Chasseurs à Cheval', army: 'French', leader: 'Drouot', arm: 'cavalry', nation: 'French', fresh: [6, 4, 7], spent: [3, 2, 7], at: 50 },
  { name: 'Guard Lancers', army: 'French', leader: 'Drouot', arm: 'cavalry', nation: 'French', fresh: [6, 4, 7], spent: [3, 2, 7], at: 50 },
  { name: 'Guard Grenadiers à Cheval', army: 'French', leader: 'Drouot', arm: 'cavalry', nation: 'French', fresh: [7, 5, 6], spent: [4, 3, 6], at: 31 },
  { name: 'Guard Dragoons', army: 'French', leader: 'Drouot', arm: 'cavalry', nation: 'French', fresh: [7, 5, 6], spent: [4, 3, 6], at: 31 },
  { name: 'Guard 12-pdr', army: 'French', leader: 'Drouot', arm: 'foot artillery', nation: 'French', fresh: [6, 1, 3], spent: [0, 0, 0], at: 48 },
  { name: 'Guard Foot Artillery', army: 'French', leader: 'Drouot', arm: 'foot artillery', nation: 'French', fresh: [5, 1, 3], spent: [0, 0, 0], at: 30 },
  { name: 'Guard Horse Artillery', army: 'French', leader: 'Drouot', arm: 'horse artillery', nation: 'French', fresh: [4, 1, 5], spent: [0, 0, 0], at: 50 },

  // III Cavalry Corps, Kellermann
  { name: 'Picquet', army: 'French', leader: 'Kellermann', arm: 'cavalry', nation: 'French', fresh: [5, 4, 6], spent: [2, 2, 6], at: 31 },
  { name: 'Guiton', army: 'French', leader: 'Kellermann', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 31 },
  { name: 'Blancard', army: 'French', leader: 'Kellermann', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 31 },
  { name: 'Donop', army: 'French', leader: 'Kellermann', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 31 },
  { name: 'III Cavalry Horse', army: 'French', leader: 'Kellermann', arm: 'horse artillery', nation: 'French', fresh: [3, 1, 5], spent: [0, 0, 0], at: 31 },

  // Reserve Cavalry Corps, Ney
  { name: 'Dubois', army: 'French', leader: 'Ney', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 50 },
  { name: 'Travers', army: 'French', leader: 'Ney', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 50 },
  { name: 'Farine', army: 'French', leader: 'Ney', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 50 },
  { name: 'Vial', army: 'French', leader: 'Ney', arm: 'cavalry', nation: 'French', fresh: [6, 5, 6], spent: [3, 2, 6], at: 50 },
  { name: 'IV Cavalry Horse', army: 'French', leader: 'Ney', arm: 'horse artillery', nation: 'French', fresh: [3, 1, 5], spent: [0, 0, 0], at: 50 },

  // French skirmishers, of no formation
  { name: 'Voltigeurs 1', army: 'French', leader: null, arm: 'skirmishers', nation: 'French', fresh: [2, 1, 5], spent: null, at: 23 },
  { name: 'Voltigeurs 2', army: 'French', leader: null, arm: 'skirmishers', nation: 'French', fresh: [2, 1, 5], spent: null, at: 23 },
  { name: 'Voltigeurs 3', army: 'French', leader: null, arm: 'skirmishers', nation: 'French', fresh: [2, 1, 5], spent: null, at: 32 },
  { name: 'Voltigeurs 4', army: 'French', leader: null, arm: 'skirmishers', nation: 'French', fresh: [2, 1, 5], spent: null, at: 49 },
  { name: 'Voltigeurs 5', army: 'French', leader: null, arm: 'skirmishers', nation: 'French', fresh: [2, 1, 5], spent: null, at: 58 },
  { name: 'Voltigeurs 6', army: 'French', leader: null, arm: 'skirmishers', nation: 'French', fresh: [2, 1, 5], spent: null, at: 59 },

  // I Corps, the Prince of Orange
  { name: 'Maitland', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'British', fresh: [5, 6, 4], spent: [2, 3, 4], at: 19 },
  { name: 'Byng', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'British', fresh: [5, 6, 4], spent: [2, 3, 4], at: 21 },
  { name: 'C. Halkett', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'British', fresh: [4, 5, 4], spent: [2, 3, 4], at: 36 },
  { name: 'Kielmansegge', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'Hanoverian', fresh: [3, 4, 4], spent: [1, 2, 4], at: 36 },
  { name: 'Ompteda', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'KGL', fresh: [4, 5, 4], spent: [2, 3, 4], at: 35 },
  { name: 'Kruse', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'Nassau', fresh: [3, 4, 4], spent: [1, 2, 4], at: 37 },
  { name: 'Bijlandt', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'Netherlands', fresh: [3, 3, 4], spent: [1, 1, 4], at: 45 },
  { name: 'Saxe-Weimar', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'Nassau', fresh: [3, 4, 4], spent: [1, 2, 4], at: 62 },
  { name: 'Detmers', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'Netherlands', fresh: [3, 3, 4], spent: [1, 2, 4], at: 9 },
  { name: 'd’Aubremé', army: 'British', leader: 'Prince of Orange', arm: 'infantry', nation: 'Netherlands', fresh: [3, 3, 4], spent: [1, 2, 4], at: 9 },
  { name: 'I Corps Artillery (right)', army: 'British', leader: 'Prince of Orange', arm: 'foot artillery', nation: 'British', fresh: [3, 1, 3], spent: [0, 0, 0], at: 19 },
  { name: 'I Corps Artillery (centre)', army: 'British', leader: 'Prince of Orange', arm: 'foot artillery', nation: 'British', fresh: [3, 1, 3], spent: [0, 0, 0], at: 36 },
  { name: 'Chassé Artillery', army: 'British', leader: 'Prince of Orange', arm: 'foot artillery', nation: 'Netherlands', fresh: [2, 1, 3], spent: [0, 0, 0], at: 9 },

  // II Corps, Hill
  { name: 'Adam', army: 'British', leader: 'Hill', arm: 'infantry', nation: 'British', fresh: [5, 5, 5], spent: [2, 3, 5], at: 17 },
  { name: 'Du Plat', army: 'British', leader: 'Hill', arm: 'infantry', nation: 'KGL', fresh: [4, 5, 4], spent: [2, 3, 4], at: 17 },
  { name: 'H. Halkett', army: 'British', leader: 'Hill', arm: 'infantry', nation: 'Hanoverian', fresh: [2, 3, 4], spent: [1, 2, 4], at: 17 },
  { name: 'Mitchell', army: 'British', leader: 'Hill', arm: 'infantry', nation: 'British', fresh: [4, 5, 4], spent: [2, 3, 4], at: 18 },
  { name: 'II Corps Artillery', army: 'British', leader: 'Hill', arm: 'foot artillery', nation: 'British', fresh: [3, 1, 3], spent: [0, 0, 0], at: 17 },

  // Reserve, Picton
  { name: 'Kempt', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'British', fresh: [5, 5, 4], spent: [2, 3, 4], at: 45 },
  { name: 'Pack', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'British', fresh: [5, 5, 4], spent: [2, 3, 4], at: 45 },
  { name: 'Best', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'Hanoverian', fresh: [2, 3, 4], spent: [1, 2, 4], at: 63 },
  { name: 'Vincke', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'Hanoverian', fresh: [2, 3, 4], spent: [1, 2, 4], at: 63 },
  { name: 'Lambert', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'British', fresh: [4, 5, 4], spent: [2, 3, 4], at: 39 },
  { name: 'Brunswick Light', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'Brunswick', fresh: [3, 4, 4], spent: [1, 2, 4], at: 18 },
  { name: 'Brunswick Line', army: 'British', leader: 'Picton', arm: 'infantry', nation: 'Brunswick', fresh: [3, 4, 4], spent: [1, 2, 4], at: 18 },
  { name: 'Picton Artillery', army: 'British', leader: 'Picton', arm: 'foot artillery', nation: 'British', fresh: [3, 1, 3], spent: [0, 0, 0], at: 45 },
  { name: 'Hanoverian Artillery', army: 'British', leader: 'Picton', arm: 'foot artillery', nation: 'Hanoverian', fresh: [2, 1, 3], spent: [0, 0, 0], at: 63 },
  { name: 'Reserve Artillery', army: 'British', leader: 'Picton', arm: 'foot artillery', nation: 'British', fresh: [3, 1, 3], spent: [0, 0, 0], at: 38 },

  // Cavalry Corps, Uxbridge
  { name: 'Somerset', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'British', label: 'Household Brigade', fresh: [7, 5, 6], spent: [4, 2, 6], at: 37 },
  { name: 'Ponsonby', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'British', label: 'Union Brigade', fresh: [7, 4, 6], spent: [3, 2, 6], at: 44 },
  { name: 'Dörnberg', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'KGL', fresh: [4, 3, 7], spent: [2, 1, 7], at: 18 },
  { name: 'Vandeleur', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'British', fresh: [4, 3, 7], spent: [2, 1, 7], at: 64 },
  { name: 'Grant', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'British', fresh: [5, 3, 7], spent: [2, 2, 7], at: 18 },
  { name: 'Vivian', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'British', fresh: [5, 3, 7], spent: [2, 2, 7], at: 64 },
  { name: 'Arentsschildt', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'KGL', fresh: [4, 3, 7], spent: [2, 1, 7], at: 38 },
  { name: 'Trip', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'Netherlands', fresh: [4, 3, 6], spent: [2, 1, 6], at: 38 },
  { name: 'Ghigny', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'Netherlands', fresh: [3, 3, 7], spent: [1, 1, 7], at: 38 },
  { name: 'Van Merlen', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'Netherlands', fresh: [3, 3, 7], spent: [1, 1, 7], at: 38 },
  { name: 'Brunswick Cavalry', army: 'British', leader: 'Uxbridge', arm: 'cavalry', nation: 'Brunswick', fresh: [3, 3, 7], spent: [1, 1, 7], at: 18 },
  { name: 'RHA (right)', army: 'British', leader: 'Uxbridge', arm: 'horse artillery', nation: 'British', fresh: [3, 1, 5], spent: [0, 0, 0], at: 18 },
  { name: 'RHA (centre)', army: 'British', leader: 'Uxbridge', arm: 'horse artillery', nation: 'British', fresh: [3, 1, 5], spent: [0, 0, 0], at: 37 },
  { name: 'RHA (left)', army: 'British', leader: 'Uxbridge', arm: 'horse artillery', nation: 'British', fresh: [3, 1, 5], spent: [0, 0, 0], at: 64 },

  // British skirmishers, of no formation
  { name: '95th Rifles', army: 'British', leader: null, arm: 'skirmishers', nation: 'British', fresh: [3, 2, 5], spent: [2, 1, 5], at: 46 },
  { name: 'Macdonell', army: 'British', leader: null, arm: 'skirmishers', nation: 'British', label: 'Guards light companies', fresh: [2, 2, 5], spent: null, at: 21 },
  { name: 'Büsgen', army: 'British', leader: null, arm: 'skirmishers', nation: 'Nassau', fresh: [2, 1, 5], spent: null, at: 21 },
  { name: 'Hanoverian Jäger', army: 'British', leader: null, arm: 'skirmishers', nation: 'Hanoverian', fresh: [2, 1, 5], spent: null, at: 22 },
  { name: 'Baring', army: 'British', leader: null, arm: 'skirmishers', nation: 'KGL', label: '2nd Light KGL', fresh: [2, 2, 5], spent: null, at: 35 },
  { name: 'Nassau Voltigeurs', army: 'British', leader: null, arm: 'skirmishers', nation: 'Nassau', fresh: [2, 1, 5], spent: null, at: 62 },
  { name: 'Orange-Nassau', army: 'British', leader: null, arm: 'skirmishers', nation: 'Nassau', fresh: [2, 1, 5], spent: null, at: 72 },

  // IV Korps, Bülow
  { name: 'Hake Line', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '13th Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Hake Landwehr', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '13th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Ryssel Line', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '14th Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Ryssel Landwehr', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '14th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Losthin Line', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '15th Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Losthin Landwehr', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '15th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Hiller Line', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '16th Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Hiller Landwehr', army: 'Prussian', leader: 'Bülow', arm: 'infantry', nation: 'Prussian', label: '16th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P2' },
  { name: 'Schwerin', army: 'Prussian', leader: 'Bülow', arm: 'cavalry', nation: 'Prussian', fresh: [3, 3, 7], spent: [1, 1, 7], at: 'P2' },
  { name: 'Watzdorf', army: 'Prussian', leader: 'Bülow', arm: 'cavalry', nation: 'Prussian', fresh: [3, 3, 7], spent: [1, 1, 7], at: 'P2' },
  { name: 'Sydow', army: 'Prussian', leader: 'Bülow', arm: 'cavalry', nation: 'Prussian', fresh: [3, 3, 7], spent: [1, 1, 7], at: 'P2' },
  { name: 'IV Korps Artillery 1', army: 'Prussian', leader: 'Bülow', arm: 'foot artillery', nation: 'Prussian', fresh: [3, 1, 3], spent: [0, 0, 0], at: 'P2' },
  { name: 'IV Korps Artillery 2', army: 'Prussian', leader: 'Bülow', arm: 'foot artillery', nation: 'Prussian', fresh: [3, 1, 3], spent: [0, 0, 0], at: 'P2' },
  { name: 'IV Korps Horse Artillery', army: 'Prussian', leader: 'Bülow', arm: 'horse artillery', nation: 'Prussian', fresh: [2, 1, 5], spent: [0, 0, 0], at: 'P2' },

  // II Korps, Pirch
  { name: 'Tippelskirch Line', army: 'Prussian', leader: 'Pirch', arm: 'infantry', nation: 'Prussian', label: '5th Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P3' },
  { name: 'Tippelskirch Landwehr', army: 'Prussian', leader: 'Pirch', arm: 'infantry', nation: 'Prussian', label: '5th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P3' },
  { name: 'Krafft Line', army: 'Prussian', leader: 'Pirch', arm: 'infantry', nation: 'Prussian', label: '6th Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P3' },
  { name: 'Krafft Landwehr', army: 'Prussian', leader: 'Pirch', arm: 'infantry', nation: 'Prussian', label: '6th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P3' },
  { name: 'Brause', army: 'Prussian', leader: 'Pirch', arm: 'infantry', nation: 'Prussian', label: '7th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P3' },
  { name: 'Bose', army: 'Prussian', leader: 'Pirch', arm: 'infantry', nation: 'Prussian', label: '8th Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P3' },
  { name: 'Thümen', army: 'Prussian', leader: 'Pirch', arm: 'cavalry', nation: 'Prussian', fresh: [4, 3, 7], spent: [2, 1, 7], at: 'P3' },
  { name: 'Sohr', army: 'Prussian', leader: 'Pirch', arm: 'cavalry', nation: 'Prussian', fresh: [4, 3, 7], spent: [2, 1, 7], at: 'P3' },
  { name: 'II Korps Artillery 1', army: 'Prussian', leader: 'Pirch', arm: 'foot artillery', nation: 'Prussian', fresh: [3, 1, 3], spent: [0, 0, 0], at: 'P3' },
  { name: 'II Korps Artillery 2', army: 'Prussian', leader: 'Pirch', arm: 'foot artillery', nation: 'Prussian', fresh: [3, 1, 3], spent: [0, 0, 0], at: 'P3' },

  // I Korps, Zieten
  { name: 'Steinmetz Line', army: 'Prussian', leader: 'Zieten', arm: 'infantry', nation: 'Prussian', label: '1st Brigade', fresh: [3, 4, 4], spent: [1, 2, 4], at: 'P1' },
  { name: 'Steinmetz Landwehr', army: 'Prussian', leader: 'Zieten', arm: 'infantry', nation: 'Prussian', label: '1st Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P1' },
  { name: 'Pirch II', army: 'Prussian', leader: 'Zieten', arm: 'infantry', nation: 'Prussian', label: '2nd Brigade', fresh: [2, 3, 4], spent: [1, 2, 4], at: 'P1' },
  { name: 'Treskow', army: 'Prussian', leader: 'Zieten', arm: 'cavalry', nation: 'Prussian', fresh: [4, 3, 7], spent: [2, 1, 7], at: 'P1' },
  { name: 'Lützow', army: 'Prussian', leader: 'Zieten', arm: 'cavalry', nation: 'Prussian', fresh: [4, 3, 7], spent: [2, 1, 7], at: 'P1' },
  { name: 'I Korps Artillery', army: 'Prussian', leader: 'Zieten', arm: 'foot artillery', nation: 'Prussian', fresh: [3, 1, 3], spent: [0, 0, 0], at: 'P1' },

  // Prussian skirmishers, of no formation
  { name: 'Schützen 1', army: 'Prussian', leader: null, arm: 'skirmishers', nation: 'Prussian', fresh: [2, 1, 5], spent: null, at: 'P2' },
  { name: 'Schützen 2', army: 'Prussian', leader: null, arm: 'skirmishers', nation: 'Prussian', fresh: [2, 1, 5], spent: null, at: 'P3' },
  { name: 'Schützen 3', army: 'Prussian', leader: null, arm: 'skirmishers', nation: 'Prussian', fresh: [2, 1, 5], spent: null, at: 'P1' },
];
