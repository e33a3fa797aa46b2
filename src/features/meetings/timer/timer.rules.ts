import { PAUSED } from '../meeting-values.rules.ts'
import type { Meeting } from '../meetings.table.ts'

/** What the timer consists of. Moments are ISO 8601; `now` and all durations are milliseconds. */
export type Timer = Pick<
  Meeting,
  | 'startedAt'
  | 'endedAt'
  | 'currentSection'
  | 'previousSection'
  | 'sectionStartTime'
  | 'sectionAccumulatedTimes'
  | 'isPaused'
  | 'totalPauseDuration'
  | 'lastPauseTimestamp'
>

/** A clock that steps back counts as one that stands still. */
const since = (moment: string, now: number): number => Math.max(0, now - Date.parse(moment))

const iso = (now: number): string => new Date(now).toISOString()

export function startTimer(sections: number, now: number): Timer {
  return {
    startedAt: iso(now),
    endedAt: null,
    currentSection: 0,
    previousSection: 0,
    sectionStartTime: iso(now),
    sectionAccumulatedTimes: Array.from({ length: sections }, () => 0),
    isPaused: false,
    totalPauseDuration: 0,
    lastPauseTimestamp: null,
  }
}

// In a file of its own, because a table needs it and the first screen should not load the whole timer.
export { sectionOf } from './section-of.rules.ts'

const isRunning = (timer: Timer): boolean => timer.endedAt === null && !timer.isPaused

export function sectionElapsed(timer: Timer, section: number, now: number): number {
  const before = timer.sectionAccumulatedTimes[section] ?? 0
  return isRunning(timer) && section === timer.currentSection
    ? before + since(timer.sectionStartTime, now)
    : before
}

/** From the start to now, or to the end, without pauses: the sum of all sections. */
export const meetingElapsed = (timer: Timer, now: number): number =>
  timer.sectionAccumulatedTimes.reduce((sum, _, section) => sum + sectionElapsed(timer, section, now), 0)

export const pauseElapsed = (timer: Timer, now: number): number =>
  timer.totalPauseDuration + (timer.lastPauseTimestamp ? since(timer.lastPauseTimestamp, now) : 0)

/** The times including what the running section has gained up to now. */
const settled = (timer: Timer, now: number): number[] =>
  timer.sectionAccumulatedTimes.map((_, section) => sectionElapsed(timer, section, now))

/** Moments only move forward, so that no time is lost or counted twice when a clock steps back. */
const notBefore = (moment: string, now: number): string => iso(Math.max(now, Date.parse(moment)))

export function pauseTimer(timer: Timer, now: number): Partial<Timer> {
  return {
    sectionAccumulatedTimes: settled(timer, now),
    previousSection: timer.currentSection,
    currentSection: PAUSED,
    isPaused: true,
    lastPauseTimestamp: notBefore(timer.sectionStartTime, now),
  }
}

export function resumeTimer(timer: Timer, now: number): Partial<Timer> {
  return {
    currentSection: timer.previousSection,
    sectionStartTime: notBefore(timer.lastPauseTimestamp ?? timer.sectionStartTime, now),
    isPaused: false,
    totalPauseDuration: pauseElapsed(timer, now),
    lastPauseTimestamp: null,
  }
}

/** A paused meeting stays paused and resumes in the new section. */
export function moveTimer(timer: Timer, section: number, now: number): Partial<Timer> {
  if (timer.isPaused) return { previousSection: section }
  return {
    sectionAccumulatedTimes: settled(timer, now),
    previousSection: timer.currentSection,
    currentSection: section,
    sectionStartTime: notBefore(timer.sectionStartTime, now),
  }
}

/** The end of the meeting, and of a pause in progress. */
export function stopTimer(timer: Timer, now: number): Partial<Timer> & { endedAt: string } {
  const resumed = timer.isPaused ? { ...timer, ...resumeTimer(timer, now) } : timer
  return {
    ...(timer.isPaused ? resumeTimer(timer, now) : {}),
    sectionAccumulatedTimes: settled(resumed, now),
    endedAt: notBefore(resumed.sectionStartTime, now),
  }
}

export interface Pace {
  /** Milliseconds. */
  readonly elapsed: number
  readonly planned: number
  /** How far `elapsed` is past `planned`; 0 as long as it isn't. */
  readonly overrun: number
}

export const paceOf = (elapsed: number, minutes: number): Pace => {
  const planned = minutes * 60_000
  return { elapsed, planned, overrun: Math.max(0, elapsed - planned) }
}
