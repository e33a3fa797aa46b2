import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAUSED } from '../meeting-values.rules.ts'
import {
  meetingElapsed,
  moveTimer,
  paceOf,
  pauseElapsed,
  pauseTimer,
  resumeTimer,
  sectionElapsed,
  sectionOf,
  startTimer,
  stopTimer,
  type Timer,
} from './timer.rules.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')
const MINUTE = 60_000

const after = (timer: Timer, change: Partial<Timer>): Timer => ({ ...timer, ...change })

describe('a meeting of three sections that started at nine', () => {
  const begun = startTimer(3, START)

  test('counts in its first section', () => {
    expect(sectionOf(begun)).toBe(0)
    expect(sectionElapsed(begun, 0, START + 2 * MINUTE)).toBe(2 * MINUTE)
    expect(sectionElapsed(begun, 1, START + 2 * MINUTE)).toBe(0)
  })

  test('a change of section adds the elapsed time to the section that is left', () => {
    const moved = after(begun, moveTimer(begun, 1, START + 5 * MINUTE))
    expect(moved.sectionAccumulatedTimes).toEqual([5 * MINUTE, 0, 0])
    expect(sectionElapsed(moved, 1, START + 6 * MINUTE)).toBe(MINUTE)
    expect(moved.previousSection).toBe(0)
  })

  test('going back resumes the section’s count', () => {
    const there = after(begun, moveTimer(begun, 1, START + 5 * MINUTE))
    const back = after(there, moveTimer(there, 0, START + 7 * MINUTE))
    expect(sectionElapsed(back, 0, START + 8 * MINUTE)).toBe(6 * MINUTE)
    expect(sectionElapsed(back, 1, START + 8 * MINUTE)).toBe(2 * MINUTE)
  })

  test('a pause is stored as section -1 and keeps the section it interrupts', () => {
    const paused = after(begun, pauseTimer(begun, START + MINUTE))
    expect(paused).toMatchObject({ currentSection: PAUSED, previousSection: 0, isPaused: true })
    expect(paused.lastPauseTimestamp).toBe('2026-03-02T09:01:00.000Z')
    expect(sectionOf(paused)).toBe(0)
    expect(meetingElapsed(paused, START + 30 * MINUTE)).toBe(MINUTE)
  })

  test('resuming restores the section and adds the pause to the total', () => {
    const paused = after(begun, pauseTimer(begun, START + MINUTE))
    const resumed = after(paused, resumeTimer(paused, START + 4 * MINUTE))
    expect(resumed).toMatchObject({ currentSection: 0, isPaused: false, lastPauseTimestamp: null })
    expect(resumed.totalPauseDuration).toBe(3 * MINUTE)
    expect(meetingElapsed(resumed, START + 5 * MINUTE)).toBe(2 * MINUTE)
  })

  test('moving during a pause stays paused and resumes in the new section', () => {
    const paused = after(begun, pauseTimer(begun, START + MINUTE))
    const moved = after(paused, moveTimer(paused, 2, START + 2 * MINUTE))
    expect(moved).toMatchObject({ isPaused: true, currentSection: PAUSED, previousSection: 2 })
    const resumed = after(moved, resumeTimer(moved, START + 3 * MINUTE))
    expect(resumed.currentSection).toBe(2)
    expect(resumed.sectionAccumulatedTimes).toEqual([MINUTE, 0, 0])
  })

  test('the end stops every clock, a pause included', () => {
    const paused = after(begun, pauseTimer(begun, START + MINUTE))
    const ended = after(paused, stopTimer(paused, START + 10 * MINUTE))
    expect(ended).toMatchObject({ isPaused: false, currentSection: 0, totalPauseDuration: 9 * MINUTE })
    expect(ended.endedAt).toBe('2026-03-02T09:10:00.000Z')
    expect(meetingElapsed(ended, START + 999 * MINUTE)).toBe(MINUTE)
  })

  test('a clock that steps back neither loses time nor counts any twice', () => {
    const moved = after(begun, moveTimer(begun, 1, START + 5 * MINUTE))
    const paused = after(moved, pauseTimer(moved, START + 4 * MINUTE))
    const resumed = after(paused, resumeTimer(paused, START + 5 * MINUTE))
    expect(resumed.sectionAccumulatedTimes).toEqual([5 * MINUTE, 0, 0])
    expect(meetingElapsed(resumed, START + 6 * MINUTE)).toBe(6 * MINUTE)
  })
})

test('whatever the scriber does, sections plus pauses are the time since the start', () => {
  const step = fc.record({
    act: fc.constantFrom(
      'pause' as const,
      'resume' as const,
      'next' as const,
      'back' as const,
      'wait' as const,
    ),
    wait: fc.nat({ max: 3 * 60 * MINUTE }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 9 }), (steps, sections) => {
      let now = START
      let timer = startTimer(sections, START)
      for (const { act, wait } of steps) {
        now += wait
        timer = after(timer, perform(timer, act, sections, now))
        expect(meetingElapsed(timer, now) + pauseElapsed(timer, now)).toBe(now - START)
        expect(timer.isPaused).toBe(timer.currentSection === PAUSED)
        expect(sectionOf(timer)).toBeGreaterThanOrEqual(0)
        expect(sectionOf(timer)).toBeLessThan(sections)
      }
      const ended = after(timer, stopTimer(timer, now))
      expect(meetingElapsed(ended, now + 5 * MINUTE) + ended.totalPauseDuration).toBe(now - START)
    }),
  )
})

function perform(
  timer: Timer,
  act: 'pause' | 'resume' | 'next' | 'back' | 'wait',
  sections: number,
  now: number,
) {
  if (act === 'pause' && !timer.isPaused) return pauseTimer(timer, now)
  if (act === 'resume' && timer.isPaused) return resumeTimer(timer, now)
  if (act === 'next') return moveTimer(timer, Math.min(sections - 1, sectionOf(timer) + 1), now)
  if (act === 'back') return moveTimer(timer, Math.max(0, sectionOf(timer) - 1), now)
  return {}
}

test.each([
  [4 * MINUTE, 5, 0],
  [5 * MINUTE, 5, 0],
  [5 * MINUTE + 1000, 5, 1000],
])('after %i ms of %i planned minutes the overrun is %i ms', (elapsed, minutes, overrun) => {
  expect(paceOf(elapsed, minutes).overrun).toBe(overrun)
})
