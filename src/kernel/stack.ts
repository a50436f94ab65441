/**
 * Procedures stand on a stack inside the state, so that a position can be saved, sent, forked and
 * searched at any moment. A frame is the procedure's number and four small integers of its own,
 * flat in one array: [procedure, a, b, c, d, procedure, a, b, c, d, ...].
 */
export interface State {
  stack: number[];
  /** The seats the table waits for, one bit each; 0 when the game is over. */
  waiting: number;
}

export const FRAME = 5;

export const push = (s: State, procedure: number, a = 0, b = 0, c = 0, d = 0): void => {
  s.stack.push(procedure, a, b, c, d);
};

export const pop = (s: State): void => {
  s.stack.length -= FRAME;
};

/** Local `i` (0 to 3) of the procedure on top. */
export const local = (s: State, i: number): number => s.stack[s.stack.length - FRAME + 1 + i];

export const setLocal = (s: State, i: number, value: number): void => {
  s.stack[s.stack.length - FRAME + 1 + i] = value;
};

export const topProcedure = (s: State): number => s.stack[s.stack.length - FRAME];

export const seatBit = (seat: number): number => 1 << seat;
