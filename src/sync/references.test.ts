import { expect, test } from 'vitest'
import { systemActor } from './actor.ts'
import { modelOf } from './app.ts'
import { defineMutation, type Mutation } from './define-mutation.ts'
import { carry, defineTable, follow, type Table } from './define-table.ts'
import { choice, ref, refs, timestamp, uuid } from './fields.ts'
import { newId } from './id.ts'
import { type RefusalTable, type Refuse, refusing } from './refusal.ts'
import { liveFor, liveWith } from './live-while.ts'
import { runMutation } from './run-mutation.ts'
import { company, role, team } from './scope.ts'
import { Store } from './store.ts'

const table = { 'ship/at-sea': 'Its crew is at sea.' } as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

/** Harbours hold ships. A harbour whose ship is at sea stays; when it is removed, its moored ships are laid up. */
const harbors = defineTable('harbors', { id: uuid() }, { scope: company })
const secrets = defineTable(
  'secrets',
  { id: uuid(), state: choice('kept', 'told') },
  { scope: () => role('admirals') },
)
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
    indexes: [['harborId'], ['sisterIds']],
    follows: [
      follow('harborId', harbors, ({ state }, { after }) => {
        if (after !== undefined) return null
        return state === 'at sea' ? refuse('ship/at-sea') : { state: 'laid up' as const }
      }),
      follow('secretId', secrets, (_ship, { after }) =>
        after?.state === 'told' ? { state: 'laid up' as const } : null,
      ),
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
  const secret = { id: ids.secret, state: 'kept' as const }
  store.apply([
    { entity: 'harbors', id: ids.harbor, row: { id: ids.harbor }, scope: 'c' },
    { entity: 'secrets', id: ids.secret, row: secret, scope: 'r:admirals' },
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

test('rows are found by an entry of a list, before and after the list is changed', () => {
  const { store, run, launch } = port()
  const [one, other] = [launch(), launch()]
  const both = launch({ sisterIds: [one, other] })
  const idsWith = (...sisterIds: string[]) => store.where(ships, { sisterIds }).map(({ id }) => id)
  expect([idsWith(one), idsWith(other), idsWith(one, other)]).toEqual([[both], [both], [both]])
  run((tx) => {
    tx.update(ships, both, { sisterIds: [other, both] })
    expect(tx.where(ships, { sisterIds: [one] })).toEqual([])
    expect(tx.where(ships, { sisterIds: [both] })).toHaveLength(1)
  })
  expect([idsWith(one), idsWith(other), idsWith(both, one)]).toEqual([[], [both], []])
  run((tx) => tx.remove(ships, both))
  expect(idsWith(other)).toEqual([])
})

test('a row can be adjusted that its writer doesn’t see, and what follows it hears of that', () => {
  const { store, ids, run, launch } = port()
  const id = launch()
  const ship = { ...store.get(ships, id)!, secretId: ids.secret }
  store.apply([{ entity: 'ships', id, row: ship, scope: 'c' }])
  const secret = store.get(secrets, ids.secret)!
  expect(() => run((tx) => tx.update(secrets, secret.id, { state: 'told' }))).toThrow(/./)
  run((tx) => tx.adjust(secrets, secret, { state: 'told' }))
  expect(store.get(secrets, secret.id)).toMatchObject({ state: 'told' })
  expect(store.get(ships, id)).toMatchObject({ state: 'laid up' })
})

/** Fleets of a team have logs, and logs have entries, of which both tables know nothing in return. */
const entries = defineTable(
  'entries',
  { id: uuid(), logId: ref('logs'), teamId: uuid(), writtenAt: timestamp() },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['logId']],
    live: [liveFor(30, 'writtenAt'), liveWith('logId')],
  },
)
const logs = defineTable(
  'logs',
  { id: uuid(), fleetId: ref('fleets'), teamId: uuid() },
  {
    scope: ({ teamId }) => team(teamId),
    indexes: [['fleetId']],
    live: [liveWith('fleetId')],
    carries: [carry(entries, 'logId', ['teamId'], ({ teamId }: { teamId: string }) => ({ teamId }))],
  },
)
const fleets = defineTable(
  'fleets',
  { id: uuid(), teamId: uuid(), state: choice('moored', 'at sea'), retiredAt: timestamp().nullable() },
  {
    scope: ({ teamId }) => team(teamId),
    live: [liveFor(30, 'retiredAt')],
    carries: [carry(logs, 'fleetId', ['teamId'], ({ teamId }: { teamId: string }) => ({ teamId }))],
  },
)
const fleetModel = modelOf({
  schema: 1,
  tables: [entries, logs, fleets] as unknown as Table[],
  actorOf: () => null,
})

const NOW = '2026-11-16T08:00:00.000Z'
const LONG_AGO = '2026-01-05T08:00:00.000Z'

function fleetWithLog(retiredAt: string | null = null) {
  const store = new Store(fleetModel.tables)
  const [north, south] = [newId(), newId()]
  const fleet = { id: newId(), teamId: north, state: 'moored' as const, retiredAt }
  const log = { id: newId(), fleetId: fleet.id, teamId: north }
  const fresh = { id: newId(), logId: log.id, teamId: north, writtenAt: NOW }
  const old = { ...fresh, id: newId(), writtenAt: LONG_AGO }
  const put = (entity: string, row: { id: string }) =>
    store.apply([{ entity, id: row.id, row, scope: team(north) }])
  put('fleets', fleet)
  put('logs', log)
  for (const entry of [fresh, old]) put('entries', entry)
  const admiral = { ...systemActor, system: false, sees: (scope: string) => scope !== team(newId()) }
  const written = (write: Mutation<Record<string, never>>['run']) => {
    const mutation = defineMutation('write', { input: {}, may: () => true, run: write })
    const overlay = runMutation(fleetModel, mutation, store, {}, { actor: admiral, now: NOW })
    return overlay.changes().map(({ entity, id, row, scope }) => ({ entity, id, scope, gone: row === null }))
  }
  return { fleet, log, fresh, old, south, north, written }
}

test('what a row carries goes with it, and what that carries, however old it is', () => {
  const { fleet, log, fresh, old, north, south, written } = fleetWithLog()
  const changes = written((tx) => tx.update(fleets, fleet.id, { teamId: south }))
  for (const { id } of [fleet, log, fresh, old])
    expect(changes.filter((change) => change.id === id)).toMatchObject([
      { scope: team(north), gone: true },
      { scope: team(south), gone: false },
    ])
})

test('nothing is carried by a change of anything else', () => {
  const { fleet, written } = fleetWithLog()
  const changes = written((tx) => tx.update(fleets, fleet.id, { state: 'at sea' }))
  expect(changes.map(({ id }) => id)).toEqual([fleet.id])
})

test('a row that is live again is sent with those that live with it, and theirs, as far as they are live', () => {
  const { fleet, log, fresh, written } = fleetWithLog(LONG_AGO)
  const changes = written((tx) => tx.update(fleets, fleet.id, { retiredAt: null }))
  expect(changes.map(({ id }) => id)).toEqual([fleet.id, log.id, fresh.id])
})
