import type { Square } from '../../../boards/squares.ts';

/** What a formation is to do about a square. */
export type Task = 'attack' | 'hold' | 'screen' | 'reserve' | 'withdraw';

export interface Mission {
  readonly task: Task;
  readonly goal: Square;
}
