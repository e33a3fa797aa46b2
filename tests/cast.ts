import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { type CompanyPlan, companyRows } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { app } from '../src/features/registry.ts'
import type { Level } from '../src/features/rights/levels.rules.ts'
import type { Database } from '../src/server/database/database.ts'
import { inCompany } from '../src/server/database/in-company.ts'
import { newId } from '../src/sync/id.ts'
import type { SyncNodeOptions } from '../src/sync/server/node-options.ts'
import { SyncNode } from '../src/sync/server/node.ts'
import { isDistributed, testDatabase } from './database.ts'
import { Player } from './player.ts'

/** Two companies and their people, on a real database behind the real engine. Every test's story is told with them. */
export interface Cast {
  harbor: Record<'maya' | 'omar' | 'lena' | 'theo' | 'ina', Player> & CastCompany<'leadership' | 'crew'>
  lantern: Record<'ravi', Player> & CastCompany<'leadership'>
  node: SyncNode
  pool: Pool
  stop(): Promise<void>
}

interface CastCompany<TeamName extends string> {
  companyId: string
  teams: Record<TeamName, string>
}

interface Script {
  name: string
  people: Record<string, Level>
  teams: Record<string, { leadership: boolean; members: string[] }>
}

const HARBOR: Script = {
  name: 'Harbor',
  people: { maya: 'director', omar: 'manager', lena: 'member', theo: 'view-only', ina: 'inactive' },
  teams: {
    leadership: { leadership: true, members: ['maya', 'omar'] },
    crew: { leadership: false, members: ['omar', 'lena', 'theo', 'ina'] },
  },
}

const LANTERN: Script = {
  name: 'Lantern',
  people: { ravi: 'director' },
  teams: { leadership: { leadership: true, members: ['ravi'] } },
}

/** @param given a database of its own, which it stops; a test database if left out */
export async function cast(options: Partial<SyncNodeOptions> = {}, given?: Database): Promise<Cast> {
  const database = given ?? (await testDatabase())
  const node = makeNode(database.app, options)
  await node.start()
  const harbor = await enter(node, HARBOR)
  const lantern = await enter(node, LANTERN)
  return {
    harbor: harbor as Cast['harbor'],
    lantern: lantern as Cast['lantern'],
    node,
    pool: database.app,
    async stop() {
      await node.stop()
      await database.stop()
    },
  }
}

/** A further node over the same database, as a second server would be. */
export const makeNode = (pool: Pool, options: Partial<SyncNodeOptions> = {}): SyncNode =>
  new SyncNode({
    app,
    pool,
    distributed: isDistributed(),
    inCompany: (companyId, userId, work, isolation) => inCompany(pool, companyId, userId, work, isolation),
    log: {
      warn: () => {},
      error: (details, message) => assert.fail(`${message}: ${String(Object.values(details)[0])}`),
    },
    ...options,
  })

async function enter(node: SyncNode, script: Script) {
  const companyId = randomUUID()
  const personIds = Object.fromEntries(Object.keys(script.people).map((name) => [name, newId()]))
  const teamIds = Object.fromEntries(Object.keys(script.teams).map((name) => [name, newId()]))
  await node.createHead(companyId)
  const rows = companyRows(planOf(companyId, script, personIds, teamIds), new Date().toISOString())
  await node.run(companyId, null, insertRows(rows), {})
  const players = await Promise.all(
    Object.entries(personIds).map(async ([name, id]) => [name, await Player.enter(node, companyId, id)]),
  )
  return { companyId, teams: teamIds, ...Object.fromEntries(players) }
}

const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1)

function planOf(
  companyId: string,
  script: Script,
  personIds: Record<string, string>,
  teamIds: Record<string, string>,
): CompanyPlan {
  const domain = script.name.toLowerCase()
  return {
    company: { id: companyId, name: script.name, slug: `${domain}-${companyId.slice(0, 8)}` },
    people: Object.entries(script.people).map(([name, level]) => ({
      id: personIds[name]!,
      email: `${name}@${domain}.example`,
      fullName: capitalized(name),
      level,
    })),
    teams: Object.entries(script.teams).map(([name, { leadership, members }]) => ({
      id: teamIds[name]!,
      name: capitalized(name),
      isLeadership: leadership,
      createdBy: personIds[members[0]!]!,
      members: members.map((member) => ({ id: newId(), personId: personIds[member]! })),
    })),
  }
}
