import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cast, cast } from '../../../tests/cast.ts'
import { mutationSamples } from '../../../tests/isolation/samples.ts'
import { newId } from '../../sync/id.ts'
import type { Field, Fields } from '../../sync/fields.ts'
import { createIssue } from '../issues/issues.mutations.ts'
import { mutations } from '../mutations.ts'
import { createTask } from '../tasks/tasks.mutations.ts'
import { copyOf, namedIn, typedIn } from './describe.rules.ts'
import { FIELD_LABELS, FILLED_IN } from './field-labels.text.ts'
import { KINDS, named } from './row-names.text.ts'
import { sentenceOf, SENTENCES, UNKNOWN_CHANGE } from './sentences.text.ts'
import { namesOfRows } from './waiting.queries.ts'

let harbor: Cast['harbor'], lantern: Cast['lantern'], stop: Cast['stop']
beforeAll(async () => {
  ;({ harbor, lantern, stop } = await cast())
})
afterAll(() => stop())

const ofPeople = [...mutations.values()].filter(({ internal, onBehalf }) => !internal && !onBehalf)

/** A world of which nothing is known: each row has an id and no more. */
const nowhere = new Proxy({}, { get: (_, name) => (name === 'week' ? '2026-03-02' : newId()) }) as never

const FOR_PROGRAMS = /[0-9a-f]{8}-|undefined|null|NaN|\[object|\$\{|_/

test.each(ofPeople.map(({ name }) => name))('%s has words, whether or not its rows are known', (name) => {
  expect(SENTENCES[name], `give ${name} a sentence in src/features/waiting`).toBeTypeOf('function')
  const change = { name, args: mutationSamples[name]!.args(nowhere) }
  for (const known of [null, 'Leak']) {
    const sentence = sentenceOf(change, (kind) => named(kind, known))
    expect(sentence).not.toBe(UNKNOWN_CHANGE)
    expect(sentence).toMatch(/^[A-Z].+ .+[^.]$/)
    expect(sentence.replaceAll(/“.*?”/g, '')).not.toMatch(FOR_PROGRAMS)
  }
})

test('no sentence is of a mutation that nobody can make', () => {
  const names = ofPeople.map(({ name }) => name)
  expect(Object.keys(SENTENCES).filter((name) => !names.includes(name))).toEqual([])
})

test('every text, number and day that a change takes has a name, or is known to be filled in by the app', () => {
  const namesOf = (fields: Fields): string[] =>
    Object.entries(fields).flatMap(([name, field]) => inside(name, field))
  const inside = (name: string, { kind, about }: Field<unknown>): string[] => {
    if (about?.fields) return namesOf(about.fields)
    if (about?.item) return inside(name, about.item)
    return ['text', 'number', 'date'].includes(kind) ? [name] : []
  }
  const written = new Set(ofPeople.flatMap(({ schema }) => namesOf(schema.fields ?? {})))
  expect([...written].toSorted()).toEqual([...Object.keys(FIELD_LABELS), ...FILLED_IN].toSorted())
})

test('a change says what was written into it, also in its lists, and all of it can be copied', () => {
  const task = { title: 'Bail', description: 'By hand.\nSoon.', taskType: 'personal', dueDate: '2026-12-01' }
  const typed = typedIn(createTask.schema.fields!, { args: { id: newId(), ...task } })
  expect(copyOf(typed)).toBe('Title: Bail\nDescription:\nBy hand.\nSoon.\nDue date: 2026-12-01')
  const cells = [
    { metric: 0, week: '2026-03-02', value: 3 },
    { metric: 0, week: '2026-03-09', value: 0 },
  ]
  const values = mutations.get('setMetricValues')!.schema.fields!
  expect(typedIn(values, { args: { ids: [], metricIds: [], cells } }).map(({ text }) => text)).toEqual([
    '2026-03-02',
    '3',
    '2026-03-09',
    '0',
  ])
  const comment = mutations.get('editComment')!.schema.fields!
  expect(copyOf(typedIn(comment, { args: { text: 'Only this' } }))).toBe('Only this')
})

test('what another version wrote is shown all the same', () => {
  const the = () => KINDS.issue
  expect(sentenceOf({ name: 'sinkShip', args: {} }, the)).toBe(UNKNOWN_CHANGE)
  expect(sentenceOf({ name: 'changeTasks', args: null }, the)).toBe(UNKNOWN_CHANGE)
  expect(
    typedIn(createTask.schema.fields!, { args: { title: { text: 'Odd' }, assigneeIds: 'odd' } }),
  ).toEqual([])
})

test('rows are named and placed for whom they are visible, and for nobody else', async () => {
  const { lena, teams, omar } = harbor
  const [issue, personal] = [newId(), newId()]
  await lena.does(createIssue, { id: issue, title: 'Leak', issueType: 'short_term', teamId: teams.crew })
  await lena.does(createTask, { id: personal, title: 'Bail', taskType: 'personal', dueDate: '2026-12-01' })
  const ids = [issue, personal, teams.crew, newId()]
  expect(await lena.asks(namesOfRows, { ids })).toEqual([
    {
      id: issue,
      name: 'Leak',
      at: { page: '/issues', teamId: teams.crew, tab: 'short_term' },
      teamName: 'Crew',
    },
    { id: personal, name: 'Bail', at: { page: '/tasks', teamId: null }, teamName: null },
    { id: teams.crew, name: 'Crew', at: null, teamName: null },
  ])
  expect((await omar.asks(namesOfRows, { ids })).map(({ name }) => name)).toEqual(['Leak', 'Crew'])
  expect(await lantern.ravi.asks(namesOfRows, { ids })).toEqual([])
  expect(
    namedIn({ args: { id: issue, teamId: teams.crew, title: 'Leak', ids: [personal], more: ids } }),
  ).toEqual([issue, teams.crew, personal])
})
