import { expect, test } from 'vitest'
import { app } from '../../features/registry.ts'
import { teams } from '../../features/teams/teams.table.ts'
import { issues } from '../../features/issues/issues.table.ts'
import type { Table } from '../define-table.ts'
import { newId } from '../id.ts'
import { MAX_FRAME_BYTES, MAX_WANTS } from '../protocol.ts'
import { hello } from './asked.ts'
import { company, roster, team } from '../scope.ts'
import { Store } from '../store.ts'
import { Overlay } from '../transaction.ts'
import { CAPS, Sizes } from './sizes.ts'

test('a table may say itself of how many rows it can be', () => {
  const table: Table = { ...issues, most: 5 } as never
  const sizes = new Sizes(
    CAPS,
    new Map([[table.name, { table }]]),
    new Map([[table.name, [3, 300]]]),
    new Map(),
  )
  const add = () => {
    const written = new Overlay(new Store([table]))
    const id = newId()
    written.put(table, id, { id })
    sizes.admit(written, false)
  }
  add()
  expect(sizes.fullest()).toEqual({ table: table.name, percent: 80 })
  add()
  expect(add).toThrow('as many issues as one company can here')
})

test('whoever is on every team that a company can have can still open a line', () => {
  const id = newId()
  const wants = Array.from({ length: MAX_WANTS }, () => ({ name: 'goalsOfTeam', args: { teamId: id } }))
  const scopes = [company(), ...Array.from({ length: teams.most! }, () => [team(id), roster(id)]).flat()]
  const greeting = { t: 'hello', clientId: id, schema: app.schema, epoch: id, cursor: 1e9, scopes, wants }
  expect(hello.safeParse(greeting).success).toBe(true)
  expect(JSON.stringify(greeting).length).toBeLessThan(MAX_FRAME_BYTES)
})
