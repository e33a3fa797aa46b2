import { describe, expect, test } from 'vitest'
import { newId, UUID } from '../../../sync/id.ts'
import { aMetric, valueOf } from '../../metrics/metrics-harness.ts'
import { addDays } from '../../time/calendar.rules.ts'
import { TITLE_LENGTH } from '../../work/work.rules.ts'
import { goalIssueTitle, issueIdOf, latestWeek, metricIssueTitle } from './sources.rules.ts'

const WEEK = '2026-11-16'
const [crew, bridge, leads, speed] = [newId(), newId(), newId(), newId()]

test('a metric or goal has one issue for each team and week, whoever makes it', () => {
  const ids = [crew, bridge].flatMap((teamId) =>
    [leads, speed].flatMap((sourceId) =>
      [WEEK, addDays(WEEK, 7)].map((week) => issueIdOf({ teamId, sourceId, week })),
    ),
  )
  expect(new Set(ids).size).toBe(8)
  for (const id of ids) {
    expect(id).toMatch(UUID)
    expect(id.slice(14, 15) + id.slice(19, 20)).toBe('88')
  }
  const given = { teamId: crew, sourceId: leads, week: WEEK }
  expect(issueIdOf(given)).toBe(issueIdOf({ ...given }))
})

describe('the title', () => {
  const delivery = aMetric({ name: 'On-time delivery', unit: 'percentage', targetValue: 95 })

  test.each([
    [delivery, 94.5, 'On-time delivery: 94.5%, target 95%'],
    [delivery, null, 'On-time delivery: no value, target 95%'],
    [
      aMetric({ name: 'Returns', targetLogic: 'less_than_or_equal', targetValue: 6 }),
      8,
      'Returns: 8, target ≤ 6',
    ],
    [aMetric({ name: 'Visits', targetValue: null }), 3, 'Visits: 3'],
  ])('says the number and the target', (metric, value, title) => {
    const values = { [WEEK]: valueOf({ week: WEEK, value }) }
    expect(metricIssueTitle({ metric, definitions: [], inputs: null, values }, WEEK)).toBe(title)
  })

  test('of a long name keeps its numbers', () => {
    const title = metricIssueTitle(
      { metric: { ...delivery, name: 'n'.repeat(200) }, definitions: [], inputs: null, values: {} },
      WEEK,
    )
    expect(title).toMatch(/n…: no value, target 95%$/)
    expect(title.length).toBeLessThanOrEqual(TITLE_LENGTH)
  })

  test('of a goal says that it is off track', () => {
    expect(goalIssueTitle({ title: 'Ship', status: 'off_track' })).toBe('Ship: off track')
    expect(goalIssueTitle({ title: 'Ship', status: 'on_track' })).toBe('Ship')
    expect(goalIssueTitle({ title: 'S'.repeat(200), status: 'off_track' })).toHaveLength(TITLE_LENGTH)
  })
})

test('a whole row is about its latest week with a value, else about the last one that is over', () => {
  const metric = aMetric({})
  const at = (week: string) => ({ [week]: valueOf({ week, value: 1 }) })
  expect(latestWeek({ metric, definitions: [], inputs: null, values: at(WEEK) }, WEEK)).toBe(WEEK)
  expect(latestWeek({ metric, definitions: [], inputs: null, values: at(addDays(WEEK, -21)) }, WEEK)).toBe(
    addDays(WEEK, -21),
  )
  expect(latestWeek({ metric, definitions: [], inputs: null, values: {} }, WEEK)).toBe(addDays(WEEK, -7))
})
