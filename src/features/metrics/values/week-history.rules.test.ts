import { describe, expect, test } from 'vitest'
import { MOST_EARLIER, type MetricValue } from '../metrics.table.ts'
import { valueOf } from '../metrics-harness.ts'
import { changesOf, earlierAfter } from './week-history.rules.ts'

/** The week after somebody has changed it on a day and at a time of November 2026. */
function changed(
  before: MetricValue,
  updatedBy: string,
  at: string,
  patch: Partial<MetricValue>,
): MetricValue {
  const stamp = { updatedBy, updatedAt: `2026-11-${at}:00.000Z` }
  return { ...before, ...patch, ...stamp, earlier: earlierAfter(before, stamp) }
}

const ENTERED = valueOf({ value: 12, updatedBy: 'lena', updatedAt: '2026-11-13T08:00:00.000Z' })

describe('what a week keeps of its past', () => {
  test('is what somebody else had left there', () => {
    const { earlier } = changed(ENTERED, 'omar', '13T08:01', { value: 15 })
    expect(earlier).toMatchObject([{ value: 12, updatedBy: 'lena' }])
  })

  test('is one’s own number of yesterday, but not a slip of a minute ago', () => {
    expect(changed(ENTERED, 'lena', '13T08:09', { value: 13 }).earlier).toEqual([])
    expect(changed(ENTERED, 'lena', '14T08:00', { value: 13 }).earlier).toHaveLength(1)
  })

  test('is bounded', () => {
    let entry = ENTERED
    for (let day = 10; day < 30; day++)
      entry = changed(entry, day % 2 === 0 ? 'omar' : 'lena', `${day}T09:00`, { value: day })
    expect(entry.earlier).toHaveLength(MOST_EARLIER)
    expect(entry.earlier[0]).toMatchObject({ value: 28 })
  })
})

describe('the history of a week', () => {
  test('says who changed what, the latest first', () => {
    const corrected = changed(ENTERED, 'omar', '16T08:00', { value: 15 })
    const noted = changed(corrected, 'lena', '17T08:00', { targetNote: 'Counted again' })
    const ease = { customTargetValue: 10, customTargetLogic: 'equal' as const }
    expect(changesOf(changed(noted, 'maya', '18T08:00', ease))).toEqual([
      { week: '2026-11-09', by: 'maya', at: '2026-11-18T08:00:00.000Z', target: ease },
      { week: '2026-11-09', by: 'lena', at: '2026-11-17T08:00:00.000Z', note: 'Counted again' },
      { week: '2026-11-09', by: 'omar', at: '2026-11-16T08:00:00.000Z', value: { before: 12, after: 15 } },
      { week: '2026-11-09', by: 'lena', at: '2026-11-13T08:00:00.000Z', value: { before: null, after: 12 } },
    ])
  })

  test('leaves out who entered the same once more', () => {
    const again = changed(ENTERED, 'omar', '16T08:00', { value: 12 })
    expect(changesOf(again).map(({ by }) => by)).toEqual(['lena'])
  })
})
