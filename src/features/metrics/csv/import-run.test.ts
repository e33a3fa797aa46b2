import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cast, cast } from '../../../../tests/cast.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { addDays, mondayOf, utcDayOf, weeksBack } from '../../time/calendar.rules.ts'
import { metricsIn } from '../metrics-harness.ts'
import { metricRow } from '../metrics.queries.ts'
import { cellOf, setCustomTarget, setMetricValue } from '../values/metric-values.mutations.ts'
import type { PlannedCell } from './import-plan.rules.ts'
import { type Importer, runImport, undoImport } from './import-run.ts'

let story: Cast, harbor: Cast['harbor']
beforeAll(async () => {
  story = await cast()
  ;({ harbor } = story)
})
afterAll(() => story.stop())

const { metricOf } = metricsIn(() => harbor)
const LAST_WEEK = addDays(mondayOf(utcDayOf(new Date().toISOString())), -7)
const WEEKS = weeksBack(LAST_WEEK, 10)

let leads: string
let sent: Promise<void>[]
beforeEach(async () => {
  leads = await metricOf(harbor.lena, `Leads ${newId()}`)
  sent = []
})

type Values = Record<string, { value: number | null; note: string | null }>

/** Lena's browser, which sends what an import makes in its order, and in which the weeks say what `values` has at the moment. */
function importerOf(values: Values = {}, mayTakeBack: Importer['mayTakeBack'] = () => true): Importer {
  let last = Promise.resolve()
  return {
    teamId: harbor.teams.crew,
    mutate<Args>(mutation: Mutation<Args>, args: NoInfer<Args>) {
      last = last.then(() => harbor.lena.does(mutation, args))
      sent.push(last)
      return null
    },
    rest: () => last,
    at: (_metricId, week) => values[week] ?? { value: null, note: null },
    mayTakeBack,
  }
}

const cell = (week: string, value: number, note?: string): PlannedCell => ({
  metricId: leads,
  key: leads,
  week,
  value,
  note,
})

const course = () => ({ onProgress: () => {}, signal: new AbortController().signal })
const stored = async () => (await harbor.omar.asks(metricRow, { metricId: leads }))?.values ?? {}

describe('an import', () => {
  test('writes values and notes, and is taken back as one', async () => {
    const values: Values = {}
    const importer = importerOf(values)
    const cells = WEEKS.map((week) => cell(week, 4))
    const done = await runImport({ created: [], cells, report: [] }, importer, course())
    await Promise.all(sent)
    for (const week of WEEKS) values[week] = { value: 4, note: null }
    expect(Object.values(await stored()).map(({ value }) => value)).toEqual(WEEKS.map(() => 4))
    expect(await undoImport(done, importer)).toEqual({ left: 0, kept: 0 })
    await Promise.all(sent)
    expect(Object.values(await stored()).map(({ value }) => value)).toEqual(WEEKS.map(() => null))
  })

  test('keeps the target of a week to which it adds a note', async () => {
    const own = { customTargetValue: 3, customTargetLogic: null, targetNote: null }
    await harbor.lena.does(setCustomTarget, { ...cellOf(leads, LAST_WEEK), ...own })
    await runImport({ created: [], cells: [cell(LAST_WEEK, 4, 'Fair')], report: [] }, importerOf(), course())
    await Promise.all(sent)
    expect((await stored())[LAST_WEEK]).toMatchObject({ value: 4, targetNote: 'Fair', customTargetValue: 3 })
  })

  test('taken back, leaves what others have changed since', async () => {
    const values: Values = {}
    const importer = importerOf(values)
    const cells = [cell(LAST_WEEK, 4), cell(WEEKS[1]!, 4)]
    const done = await runImport({ created: [], cells, report: [] }, importer, course())
    await Promise.all(sent)
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 9 })
    values[LAST_WEEK] = { value: 9, note: null }
    values[WEEKS[1]!] = { value: 4, note: null }
    expect(await undoImport(done, importer)).toEqual({ left: 1, kept: 0 })
    await Promise.all(sent)
    const now = await stored()
    expect([now[LAST_WEEK]?.value, now[WEEKS[1]!]?.value]).toEqual([9, null])
  })

  test('taken back, brings back what others entered between the look at it and its start', async () => {
    const values: Values = {}
    const importer = importerOf(values)
    const plan = { created: [], cells: [cell(LAST_WEEK, 5, 'Fair')], report: [] }
    await harbor.omar.does(setMetricValue, { ...cellOf(leads, LAST_WEEK), value: 7 })
    await harbor.omar.does(setCustomTarget, {
      ...cellOf(leads, LAST_WEEK),
      customTargetValue: null,
      customTargetLogic: null,
      targetNote: 'Holiday',
    })
    values[LAST_WEEK] = { value: 7, note: 'Holiday' }
    const done = await runImport(plan, importer, course())
    await Promise.all(sent)
    expect((await stored())[LAST_WEEK]).toMatchObject({ value: 5, targetNote: 'Fair' })
    values[LAST_WEEK] = { value: 5, note: 'Fair' }
    expect(await undoImport(done, importer)).toEqual({ left: 0, kept: 0 })
    await Promise.all(sent)
    expect((await stored())[LAST_WEEK]).toMatchObject({ value: 7, targetNote: 'Holiday' })
  })

  test('makes the metrics that the team lacks, also for others, and takes those back that nobody has changed', async () => {
    const names = [`Mine ${newId()}`, `Omar's ${newId()}`, `Omar's changed ${newId()}`]
    const created = [harbor.lena.id, harbor.omar.id, harbor.omar.id].map((ownerId, index) => ({
      key: names[index]!,
      name: names[index]!,
      ownerId,
      unit: 'number' as const,
      targetValue: 5,
      targetLogic: 'equal' as const,
    }))
    const cells = created.map(({ key }) => ({ ...cell(LAST_WEEK, 1), metricId: null, key }))
    const changed = new Set<string>()
    const importer = importerOf({ [LAST_WEEK]: { value: 1, note: null } }, (id) => !changed.has(id))
    const done = await runImport({ created, cells, report: [] }, importer, course())
    await Promise.all(sent)
    expect([done.metricIds.length, done.cells.length]).toEqual([3, 3])
    changed.add(done.metricIds[2]!)
    expect(await undoImport(done, importer)).toEqual({ left: 0, kept: 1 })
    await Promise.all(sent)
    const left = done.metricIds.map((metricId) => harbor.omar.asks(metricRow, { metricId }))
    expect((await Promise.all(left)).map((row) => row?.metric.ownerId)).toEqual([
      undefined,
      undefined,
      harbor.omar.id,
    ])
  })

  test('stops between two chunks, and what it has written can be taken back', async () => {
    const stop = new AbortController()
    const weeks = weeksBack(LAST_WEEK, 1_300)
    const cells = weeks.map((week) => cell(week, 1))
    const importer = { ...importerOf(), mutate: () => null }
    const onProgress = () => stop.abort()
    const done = await runImport({ created: [], cells, report: [] }, importer, {
      onProgress,
      signal: stop.signal,
    })
    expect(done.cells).toHaveLength(1_000)
  })

  test('ends where something is refused', async () => {
    const importer = {
      ...importerOf(),
      mutate: () => ({ code: 'x', title: 'No', detail: '', kind: 'refused' as const }),
    }
    const done = await runImport({ created: [], cells: [cell(LAST_WEEK, 1)], report: [] }, importer, course())
    expect(done).toEqual({ metricIds: [], cells: [] })
  })
})
