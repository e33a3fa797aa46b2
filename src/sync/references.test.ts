import { expect, test } from 'vitest'
import { systemActor } from './actor.ts'
import { modelOf } from './app.ts'
import { defineMutation, type Mutation } from './define-mutation.ts'
import { defineTable, follow, type Table } from './define-table.ts'
import { choice, ref, refs, uuid } from './fields.ts'
import { newId } from './id.ts'
import { type RefusalTable, type Refuse, refusing } from './refusal.ts'
import { runMutation } from './run-mutation.ts'
import { company, role } from './scope.ts'
import { Store } from './store.ts'

const table = { 'ship/at-sea': 'Its crew is at sea.' } as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

/** Harbours hold ships. A harbour whose ship is at sea stays; when it is removed, its moored ships are laid up. */
const harbors = defineTable('harbors', { id: uuid() }, { scope: company })
const secrets = defineTable('secrets', { id: uuid() }, { scope: () => role('admirals') })
const ships = defineTable(
  'ships',
  {
    id: uuid(),
    harborId: ref('harbors'),
    secretId: ref('secrets').nullable(),
    sisterIds: refs('ships'),
    state: choice('moored', 'at sea', 'laid up'),
  },
  {
    scope: company,
    indexes: [['harborId']],
    follows: [
      follow('harborId', harbors, ({ state }, { after }) => {
        if (after !== undefined) return null
        return state === 'at sea' ? refuse('ship/at-sea') : { state: 'laid up' as const }
      }),
    ],
  },
)

const model = modelOf({
  schema: 1,
  tables: [harbors, secrets, ships] as unknown as Table[],
  actorOf: () => null,
})

const sailor = { ...systemActor, system: false, sees: (scope: string) => scope === 'c' }

function port() {
  const store = new Store(model.tables)
  const ids = { harbor: newId(), secret: newId() }
  store.apply([
    { entity: 'harbors', id: ids.harbor, row: { id: ids.harbor }, scope: 'c' },
    { entity: 'secrets', id: ids.secret, row: { id: ids.secret }, scope: 'r:admirals' },
  ])
  function run(write: Mutation<Record<string, never>>['run']) {
    const mutation = defineMutation('write', { input: {}, may: () => true, run: write })
    const written = runMutation(
      model,
      mutation,
      store,
      {},
      { actor: sailor, now: '2026-11-16T08:00:00.000Z' },
    )
    store.apply(written.changes())
  }
  const launch = (ship: Partial<NonNullable<typeof ships.row>> = {}) => {
    const id = newId()
    const row = { id, harborId: ids.harbor, secretId: null, sisterIds: [], state: 'moored' as const, ...ship }
    run((tx) => tx.insert(ships, row))
    return id
  }
  return { store, ids, run, launch }
}

test('a row refers only to rows that exist and that its writer sees', () => {
  const { ids, launch } = port()
  const notFound = expect.objectContaining({ reason: expect.objectContaining({ kind: 'not-found' }) })
  expect(() => launch({ harborId: newId() })).toThrow(notFound)
  expect(() => launch({ secretId: ids.secret })).toThrow(notFound)
  const sister = launch()
  expect(() => launch({ sisterIds: [sister, newId()] })).toThrow(notFound)
  launch({ sisterIds: [sister] })
})

test('a reference that stays is not asked about again', () => {
  const { store, ids, run, launch } = port()
  const id = launch()
  const row = { ...store.get(ships, id)!, secretId: ids.secret }
  store.apply([{ entity: 'ships', id, row, scope: 'c' }])
  run((tx) => tx.update(ships, id, { state: 'at sea' }))
  expect(store.get(ships, id)).toMatchObject({ state: 'at sea', secretId: ids.secret })
})

test('a referring row follows what happens to the row it refers to', () => {
  const { store, ids, run, launch } = port()
  const id = launch()
  run((tx) => tx.remove(harbors, ids.harbor))
  expect(store.get(ships, id)).toMatchObject({ state: 'laid up' })
})

test('a referring row can refuse it, and then nothing has happened', () => {
  const { store, ids, run, launch } = port()
  launch({ state: 'at sea' })
  const moored = launch()
  expect(() => run((tx) => tx.remove(harbors, ids.harbor))).toThrow('Its crew is at sea.')
  expect(store.get(harbors, ids.harbor)).toBeDefined()
  expect(store.get(ships, moored)).toMatchObject({ state: 'moored' })
})
