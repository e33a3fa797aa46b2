import { describe, expect, test } from 'vitest'
import { agendaOf, DEFAULT_AGENDAS, plannedMinutes, sectionKind } from './agenda/agenda.rules.ts'
import { isIdle } from './timer/idle.rules.ts'
import type { Meeting } from './meetings.table.ts'
import { averageRating, isHealthy, ratingText } from './ratings/ratings.rules.ts'
import { handOver, isScriberAway, mayWriteTimer } from './scriber/scriber.rules.ts'
import { byMeetingPriority } from '../meeting-room/lobby/team-order.rules.ts'
import { startTimer } from './timer/timer.rules.ts'

const NINE = Date.parse('2026-03-02T09:00:00.000Z')
const scribed = { scriberId: 'omar', scriberEpoch: 3, scriberLastActivity: '2026-03-02T09:00:00.000Z' }

describe('agendas', () => {
  test('the weekly meeting is 90 minutes in seven sections', () => {
    expect(plannedMinutes(DEFAULT_AGENDAS.weekly)).toBe(90)
    expect(DEFAULT_AGENDAS.weekly.map(({ section }) => section)).toEqual([
      'Segue',
      'Scorecard',
      'Goal Review',
      'Headlines',
      'Task Review',
      'Issues',
      'Conclude',
    ])
  })

  test('the quarterly meeting is a day', () => {
    expect(DEFAULT_AGENDAS.quarterly.map(({ minutes }) => minutes)).toEqual([30, 60, 60, 120, 120, 20, 10])
  })

  test('a team’s own agenda goes before the product’s, an empty one does not', () => {
    const own = [{ section: 'Only talk', minutes: 20 }]
    expect(agendaOf({ weeklyAgenda: own, quarterlyAgenda: null }, 'weekly')).toBe(own)
    expect(agendaOf({ weeklyAgenda: own, quarterlyAgenda: [] }, 'quarterly')).toBe(DEFAULT_AGENDAS.quarterly)
  })

  test.each([...DEFAULT_AGENDAS.weekly, ...DEFAULT_AGENDAS.quarterly])(
    '$section has a screen part',
    ({ section }) => {
      expect(sectionKind(section)).not.toBe('open')
    },
  )

  test('a section’s name decides what it shows, whatever its case; one of the team’s own is an open talk', () => {
    expect(sectionKind(' issues ')).toBe('issues')
    expect(sectionKind('Coffee')).toBe('open')
  })
})

describe('the scriber', () => {
  test.each([
    [60_000, false],
    [60_001, true],
  ])('after %i ms of silence away is %s', (silence, away) => {
    expect(isScriberAway(scribed, NINE + silence)).toBe(away)
  })

  test('a meeting without a scriber has nobody who could be away', () => {
    expect(isScriberAway({ ...scribed, scriberId: null }, NINE + 999_000)).toBe(false)
  })

  test.each([
    ['omar', 3, true],
    ['omar', 2, false],
    ['lena', 3, false],
  ])('%s under epoch %i may write the timer: %s', (person, epoch, may) => {
    expect(mayWriteTimer(scribed, person, epoch)).toBe(may)
  })

  test('handing over raises the epoch, so that the old scriber’s writes are refused', () => {
    const now = { ...scribed, ...handOver(scribed, 'lena', '2026-03-02T09:05:00.000Z') }
    expect(now).toMatchObject({ scriberId: 'lena', scriberEpoch: 4 })
    expect(mayWriteTimer(now, 'omar', 3)).toBe(false)
  })
})

describe('ratings', () => {
  test.each([
    [[], null],
    [[8, 9], 8.5],
    [[10, 0, -3, Number.NaN, null, '7'], 10],
  ])('the average of %j is %s', (ratings, average) => {
    expect(averageRating(ratings)).toBe(average)
  })

  test.each([
    [8, true],
    [7.9, false],
  ])('%d is healthy: %s', (average, healthy) => {
    expect(isHealthy(average)).toBe(healthy)
  })

  test('an average is read with one decimal', () => {
    expect(ratingText(26 / 3)).toBe('8.7')
  })
})

test('teams that meet now come first, then the leadership team, then the rest by name', () => {
  const running = {} as Meeting
  const teams = [
    { team: { name: 'Sales', isLeadership: false }, meeting: null },
    { team: { name: 'Leadership', isLeadership: true }, meeting: null },
    { team: { name: 'Support', isLeadership: false }, meeting: running },
    { team: { name: 'Crew', isLeadership: false }, meeting: null },
  ]
  const sorted = teams.toSorted(byMeetingPriority).map(({ team }) => team.name)
  expect(sorted).toEqual(['Support', 'Leadership', 'Crew', 'Sales'])
})

describe('idleness', () => {
  const meeting = (currentSection: number) =>
    ({
      ...startTimer(7, NINE),
      currentSection,
      status: 'active',
      sections: DEFAULT_AGENDAS.weekly,
      updatedAt: '2026-03-02T09:00:00.000Z',
    }) as Meeting

  test.each([
    ['15 minutes in the last section', 6, 15, true],
    ['less than that', 6, 14, false],
    ['a long talk about issues', 5, 59, false],
  ])('%s', (_, section, minutes, idle) => {
    expect(isIdle(meeting(section), NINE + minutes * 60_000)).toBe(idle)
  })
})
