/** What a scenario may hold [15.42, 15.43, 16.0, 18.21, 18.23 to 18.26]. */
export const LIMITS = {
  /** Squares of a map, and the fewest columns and rows. */
  squares: 1600,
  least: 12,
  /** Columns and rows: a square is one of 4096 wherever it is named. */
  most: 64,
  unitsPerSide: 90,
  leadersPerSide: 30,
  men: 3000,
  guns: 30,
  victorySquaresPerSide: 8,
  pointsPerSquare: 12700,
  reinforcementSquares: 8,
  defensiveLines: 3,
  pointsPerLine: 4,
  artilleryObjectives: 8,
  specialObjectives: 8,
} as const;

/** How a unit begins unless its scenario says otherwise [15.43]. */
export const AT_START = { readiness: 5, ammunition: 7 } as const;
