/** The hints of a company's first weekly meeting, in the order in which their acts come. */
export const MEETING_HINTS = ['begin', 'next', 'drop', 'vote', 'rate'] as const
export type MeetingHint = (typeof MEETING_HINTS)[number]
