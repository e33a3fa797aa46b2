import { MOST_ARRIVALS, MOST_GUESTS } from './guest-limits.rules.ts'
import type { MeetingGuest } from './meeting-guests.table.ts'

/** Whether they are in the meeting, or were when it ended. */
export const isIn = ({ leftAt }: Pick<MeetingGuest, 'leftAt'>): boolean => leftAt === null

/** Whether one more guest may join those who have come so far. */
export const hasRoom = (guests: readonly Pick<MeetingGuest, 'leftAt'>[]): boolean =>
  guests.length < MOST_ARRIVALS && guests.filter(isIn).length < MOST_GUESTS

/** In the order of joining; those who were removed come last. */
export const inOrder = (one: MeetingGuest, other: MeetingGuest): number =>
  Number(isIn(other)) - Number(isIn(one)) || one.number - other.number
