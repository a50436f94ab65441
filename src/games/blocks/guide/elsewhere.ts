/** The afternoon of 16 June, away from Ligny and the road that leads to it. */
export const ELSEWHERE = {
  Fosses: ['Pécheux', 'Vichery', 'Hulot', 'Maurin', 'Balthus', 'Pajol'],
  Binche: ['Bachelu', 'Jerome', 'Girard', 'Foy', 'Pire', 'Pelletier'],
  Thuin: ['Quiot', 'Donzelot', 'Marcognet', 'Durutte', 'Jacquinot', 'de Salle'],
  Namur: ['Blücher', 'Tippelskirch', 'Krafft', 'Brause', 'Böse', 'Jurgass', 'Lehmann'],
  Ciney: ['Borcke', 'Kemphen', 'Luck', 'Stülpnagel', 'Hobe', 'Grevenitz'],
  Waremme: ['Hake', 'Ryssel', 'Losthin', 'Hiller', 'Pr. Wilhelm', 'Bardeleben'],
  'Quatre Bras': ['Perponcher', 'Chassé', 'Collaert'],
  Waterloo: ['Wellington', 'Picton', 'Cole', 'Frederick', 'British Reserve Artillery'],
  'Braine-le-Comte': ['Cooke', 'Alten', 'British I Artillery'],
  Enghien: ['Clinton', 'Colville', 'Stedman', 'British II Artillery'],
  Hal: ['Somerset', 'Ponsonby', 'Vivian'],
  Mons: ['Dornberg'],
};
