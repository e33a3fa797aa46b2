import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '../src/features/people/people.table.ts'
import { app } from '../src/features/registry.ts'
import { teamMembers } from '../src/features/teams/teams.table.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import type { Mutation } from '../src/sync/define-mutation.ts'
import { newId } from '../src/sync/id.ts'
import { Refusal } from '../src/sync/refusal.ts'
import { parseArguments, runMutation } from '../src/sync/run-mutation.ts'
import { type Cast, cast } from './cast.ts'
import { mutationSamples, querySamples } from './isolation/samples.ts'
import type { Sample } from './isolation/samples/sample.ts'
import { makeTeam, makeWorld, type World } from './isolation/world.ts'
import { levelCan } from '../src/features/rights/capabilities.rules.ts'
import { rank, LEVELS, type Level } from '../src/features/rights/levels.rules.ts'

let scene: Cast
/** The crew's rows, made by lena, a member; another team's rows in the same company; the other company's rows. */
let crew: World
let elsewhere: World
let abroad: World
/** A person of each level on the crew; an outsider who belongs to no company; the other company's director. */
let persons: Record<Level | 'outsider' | 'foreign director', string>

beforeAll(async () => {
  scene = await cast()
  const { node, harbor, lantern } = scene
  const admin = newId()
  const enlist = defineMutation('enlist', {
    input: {},
    internal: true,
    may: (actor) => actor.system,
    run(tx, _args, { now }) {
      tx.insert(people, {
        id: admin,
        email: 'sol@harbor.example',
        fullName: 'Sol',
        avatarUrl: null,
        level: 'super_admin',
        status: 'active',
        joinedAt: now,
        lastActiveAt: null,
      })
      tx.insert(teamMembers, {
        id: newId(),
        teamId: harbor.teams.crew,
        personId: admin,
        role: 'member',
        joinedAt: now,
      })
    },
  })
  await node.run(harbor.companyId, null, enlist, {})
  persons = {
    inactive: harbor.ina.id,
    'view-only': harbor.theo.id,
    member: harbor.lena.id,
    manager: harbor.omar.id,
    director: harbor.maya.id,
    super_admin: admin,
    outsider: randomUUID(),
    'foreign director': lantern.ravi.id,
  }
  crew = await makeWorld(node, {
    companyId: harbor.companyId,
    teamId: harbor.teams.crew,
    owner: harbor.lena.id,
    director: harbor.maya.id,
  })
  elsewhere = await makeWorld(node, {
    companyId: harbor.companyId,
    teamId: await makeTeam(node, harbor.companyId, harbor.maya.id),
    owner: harbor.maya.id,
    director: harbor.maya.id,
  })
  abroad = await makeWorld(node, {
    companyId: lantern.companyId,
    teamId: lantern.teams.leadership,
    owner: lantern.ravi.id,
    director: lantern.ravi.id,
  })
})

afterAll(() => scene.stop())

/** What the server would say, without committing: `ok` or the refusal's code. */
async function outcome(
  mutation: Mutation,
  args: unknown,
  userId: string,
  companyId = crew.companyId,
): Promise<string> {
  const { replica } = (await scene.node.company(companyId))!
  const actor = replica.actor(userId)
  if (!actor) return 'denied'
  try {
    runMutation(app, mutation, replica.store, parseArguments(mutation, args), {
      actor,
      now: new Date().toISOString(),
    })
    return 'ok'
  } catch (error) {
    if (error instanceof Refusal) return error.reason.kind
    throw error
  }
}

const mutationOf = (name: string) => app.mutations.get(name)!
const sampled = (name: string) => mutationSamples[name]!
const isTheirsAlone = ({ own }: Sample) => own === 'only' || own === 'unseen'

test('every mutation and every query of the registry is sampled, and nothing else', () => {
  expect(Object.keys(mutationSamples).toSorted()).toEqual([...app.mutations.keys()].toSorted())
  expect(Object.keys(querySamples).toSorted()).toEqual([...app.queries.keys()].toSorted())
})

test('capabilities grow with the level', () => {
  for (const [index, level] of LEVELS.entries()) {
    if (index > 0) expect(levelCan(level, 'view_metrics')).toBe(true)
    expect(levelCan(level, 'access_admin_panel')).toBe(level === 'super_admin')
  }
})

describe.each([...app.mutations.keys()])('%s', (name) => {
  const sample: Sample = sampled(name)

  test.each(LEVELS)('%s on the own team', async (level) => {
    const said = await outcome(mutationOf(name), sample.args(crew), persons[level])
    const ownRow = sample.own !== undefined && level === 'member'
    const highEnough = sample.least !== 'server' && rank(level) >= rank(sample.least)
    const isScriber = !sample.scriber || level === 'director'
    const may = ownRow || (highEnough && !isTheirsAlone(sample) && isScriber)
    // To others, a row that only one person receives is not there.
    expect(said).toMatch(may ? /ok|refused/ : sample.own === 'unseen' ? /denied|not-found/ : /denied|refused/)
  })

  test('whoever it is meant for succeeds with the sample, so that refusals mean something', async () => {
    if (sample.least === 'server') return
    const principal = isTheirsAlone(sample) ? persons.member : persons.director
    expect(await outcome(mutationOf(name), sample.args(crew), principal)).toMatch(/ok|refused/)
  })

  test.each(['outsider', 'foreign director'] as const)('%s is turned away', async (who) => {
    expect(await outcome(mutationOf(name), sample.args(crew), persons[who])).toBe('denied')
  })

  test('a member of another team reaches nothing of this team', async () => {
    if (sample.least === 'server' || mutationOf(name).references.length === 0) return
    expect(await outcome(mutationOf(name), sample.args(elsewhere), persons.member)).not.toBe('ok')
  })

  test("another company's ids, one at a time, are answered like ids that never existed", async () => {
    if (sample.least === 'server') return
    const abroadBefore = (await scene.node.company(abroad.companyId))!.replica.seq
    for (const { field } of mutationOf(name).references) {
      const base = sample.args(crew)
      const foreign = sample.args(abroad)[field]
      if (foreign === null || foreign === undefined) continue
      const missing = Array.isArray(foreign) ? [randomUUID()] : randomUUID()
      const toForeign = await attempt(name, { ...base, [field]: foreign })
      expect(toForeign, `${name}.${field}`).toEqual(
        await attempt(name, { ...sample.args(crew), [field]: missing }),
      )
    }
    expect((await scene.node.company(abroad.companyId))!.replica.seq).toBe(abroadBefore)
  })
})

test('after all these attempts no row of one company names a row of the other', async () => {
  const { node } = scene
  const { rows } = await node.options.inCompany(crew.companyId, null, (client) =>
    client.query('select coalesce(string_agg(row::text, chr(10)), $1) as log from sync_change', ['']),
  )
  expect(rows[0].log).toContain(crew.metricId)
  for (const id of [...idsOf(abroad), abroad.teamId, abroad.personId]) expect(rows[0].log).not.toContain(id)
})

/** Tries to commit in earnest, as the director of the first company. */
async function attempt(name: string, args: unknown): Promise<{ code: string; detail?: string }> {
  const principal = isTheirsAlone(sampled(name)) ? persons.member : persons.director
  try {
    await scene.node.run(crew.companyId, principal, mutationOf(name), args)
    return { code: 'ok' }
  } catch (error) {
    if (error instanceof Refusal) return error.text
    throw error
  }
}

/** The ids of what a team works on; people and teams are the whole company's to know. */
const idsOf = (world: World): string[] => [
  world.metricId,
  world.goalId,
  world.milestoneId,
  world.taskId,
  world.issueId,
  world.headlineId,
  world.meetingId,
  world.pastMeetingId,
]

describe.each([...app.queries.keys()])('%s', (name) => {
  const sample = querySamples[name]!
  const ask = (userId: string, world: World) =>
    scene.node.ask(crew.companyId, userId, app.queries.get(name)!, sample.args(world))

  test.each(LEVELS)('%s on the own team', async (level) => {
    const answer = ask(persons[level], crew)
    if (level !== 'inactive' && rank(level) >= rank(sample.least as Level))
      await expect(answer).resolves.not.toThrow()
    else await expect(answer).rejects.toThrow(Refusal)
  })

  test('neither another team nor another company shows through', async () => {
    for (const world of [elsewhere, abroad]) {
      const answer = await ask(persons.member, world).catch((error: unknown) => {
        if (error instanceof Refusal) return null
        throw error
      })
      const text = JSON.stringify(answer) ?? ''
      for (const id of idsOf(world)) expect(text).not.toContain(id)
    }
  })

  test.each(['outsider', 'foreign director'] as const)('%s is turned away', async (who) => {
    await expect(ask(persons[who], crew)).rejects.toThrow(Refusal)
  })
})

test('a bootstrap holds the own teams’ rows and no others', async () => {
  const { replica } = (await scene.node.company(crew.companyId))!
  const text = JSON.stringify(
    replica.pages.take(replica.actor(persons.member)!.scopes).map((page) => [...page.keys()]),
  )
  for (const id of idsOf(crew)) expect(text).toContain(id)
  for (const id of [...idsOf(elsewhere), ...idsOf(abroad)]) expect(text).not.toContain(id)
})

test('with the company filter gone, row security alone shows no foreign row', async () => {
  const { node, pool } = scene
  for (const { name } of app.tables) {
    const foreign = await node.options.inCompany(crew.companyId, null, (client) =>
      client.query(`select count(*)::int as count from ${name} where company_id <> $1`, [crew.companyId]),
    )
    expect(foreign.rows[0].count, name).toBe(0)
    const unset = await pool.query(`select count(*)::int as count from ${name}`)
    expect(unset.rows[0].count, name).toBe(0)
  }
})
