/**
 * [4.4] The cards of leaders and commanders. The rules give Kellermann’s fresh number and the bonus of
 * Napoléon (example of 9.3); the other figures are ours. See docs/rulings/areas.md.
 */

export interface LeaderDatum {
  name: string;
  army: 'French' | 'British' | 'Prussian';
  formation: string;
  /** [8.3] Activation numbers of both sides of the card. */
  fresh: number;
  spent: number;
  /** [9.8.3] Battle rating. */
  rating: number;
  /** [15.7] The turn in which the leader may first act, if not the first. */
  turn?: number;
}

export interface CommanderDatum {
  name: string;
  army: 'French' | 'British' | 'Prussian';
  /** [9.3] */
  fresh: number;
  /** [9.2] */
  bonus: number;
  turn?: number;
}

export const LEADERS: readonly LeaderDatum[] = [
  { name: 'd’Erlon', army: 'French', formation: 'I Corps', fresh: 6, spent: 8, rating: 1 },
  { name: 'Reille', army: 'French', formation: 'II Corps', fresh: 6, spent: 8, rating: 1 },
  { name: 'Lobau', army: 'French', formation: 'VI Corps', fresh: 6, spent: 8, rating: 2 },
  { name: 'Drouot', army: 'French', formation: 'Imperial Guard', fresh: 6, spent: 9, rating: 3 },
  { name: 'Kellermann', army: 'French', formation: 'III Cavalry Corps', fresh: 6, spent: 8, rating: 2 },
  { name: 'Ney', army: 'French', formation: 'Reserve Cavalry Corps', fresh: 6, spent: 8, rating: 3 },
  { name: 'Prince of Orange', army: 'British', formation: 'I Corps', fresh: 7, spent: 9, rating: 1 },
  { name: 'Hill', army: 'British', formation: 'II Corps', fresh: 7, spent: 9, rating: 2 },
  { name: 'Picton', army: 'British', formation: 'Reserve', fresh: 7, spent: 9, rating: 2 },
  { name: 'Uxbridge', army: 'British', formation: 'Cavalry Corps', fresh: 7, spent: 9, rating: 2 },
  { name: 'Bülow', army: 'Prussian', formation: 'IV Korps', fresh: 7, spent: 9, rating: 1, turn: 6 },
  { name: 'Pirch', army: 'Prussian', formation: 'II Korps', fresh: 7, spent: 9, rating: 1, turn: 6 },
  { name: 'Zieten', army: 'Prussian', formation: 'I Korps', fresh: 6, spent: 8, rating: 2, turn: 8 },
];

export const COMMANDERS: readonly CommanderDatum[] = [
  { name: 'Napoléon', army: 'French', fresh: 6, bonus: 1 },
  { name: 'Wellington', army: 'British', fresh: 6, bonus: 1 },
  { name: 'Blücher', army: 'Prussian', fresh: 6, bonus: 1, turn: 6 },
];
