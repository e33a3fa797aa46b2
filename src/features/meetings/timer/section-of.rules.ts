import type { Meeting } from '../meetings.table.ts'

/** The section that the meeting is in; while it is paused, the one it will resume in. */
export const sectionOf = (timer: Pick<Meeting, 'isPaused' | 'previousSection' | 'currentSection'>): number =>
  timer.isPaused ? timer.previousSection : timer.currentSection
