import { say } from '../speech.ts';
import type { SeatInfo } from './api.ts';

/** Who holds a seat, in words. */
export const tellHolder = ({
  kind,
  name,
  level,
  owner,
}: Pick<SeatInfo, 'kind' | 'name' | 'level' | 'owner'>): string => {
  if (kind === 'bot') return say('levelOf', level ?? '');
  if (name === null) return say('seatFree');
  return owner === null ? name : say('botOfOwner', name, owner);
};
