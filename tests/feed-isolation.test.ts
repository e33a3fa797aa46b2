import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../src/features/people/people.table.ts'
import { noteActivity } from '../src/features/people/people.mutations.ts'
import { app } from '../src/features/registry.ts'
import { teamMembers } from '../src/features/teams/teams.table.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import { list, uuid } from '../src/sync/fields.ts'
import { newId } from '../src/sync/id.ts'
import { Refusal } from '../src/sync/refusal.ts'
import type { Scope } from '../src/sync/scope.ts'
import type { SyncNode } from '../src/sync/server/node.ts'
import { makeNode } from './cast.ts'
import { mutationSamples, querySamples } from './isolation/samples.ts'
import { Page, shownOf } from './isolation/page.ts'
import { expectWithin, type Rights, rightsNow } from './isolation/rights.ts'
import { makeWorld, type World } from './isolation/world.ts'
import { bootstrap } from './line.ts'
import { type Chance, chance, seeds } from './seeded.ts'
import { type Served, served, type ServedCompany } from './served.ts'
import { LEVELS } from '../src/features/rights/levels.rules.ts'

const STEPS = 250
const NAMES = ['maya', 'omar', 'lena', 'theo'] as const

let server: Served
let harbor: ServedCompany
let worlds: World[]
let abroad: World

beforeAll(async () => {
  server = await served()
  harbor = server.harbor
  const { node } = server.services
  const world = (company: ServedCompany, team: 'crew' | 'leadership', owner: string, director: string) =>
    makeWorld(node, {
      companyId: company.id,
      teamId: company.teams[team],
      owner: company.people[owner]!,
      director: company.people[director]!,
    })
  worlds = [await world(harbor, 'crew', 'lena', 'maya'), await world(harbor, 'leadership', 'maya', 'maya')]
  abroad = await world(server.lantern, 'leadership', 'ravi', 'ravi')
  // Noted now, nobody's arrival makes a change of its own between the steps of a story.
  for (const personId of Object.values(harbor.people))
    await node.run(harbor.id, null, noteActivity, { personId })
})
afterAll(() => server.stop())

/** Makes everybody a member again, as an invitation would: the story must not run out of people. */
const reinstate = defineMutation('reinstate', {
  input: { personId: uuid(), membershipIds: list(uuid()) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { personId, membershipIds }, { now }) {
    tx.update(people, personId, { status: 'active', level: 'manager' })
    Object.values(harbor.teams).forEach((teamId, index) => {
      if (tx.where(teamMembers, { teamId, personId }).length > 0) return
      tx.insert(teamMembers, { id: membershipIds[index]!, teamId, personId, role: 'member', joinedAt: now })
    })
  },
})

const pageOf = (name: string, lies?: boolean) => new Page(server, harbor.people[name]!, lies)

const MEMBERSHIP = [
  'addTeamMember',
  'removeTeamMember',
  'setPermission',
  'removePerson',
  'deleteTeam',
  'restoreTeam',
]
const VERBS = [...app.mutations.keys()].filter((name) => mutationSamples[name]!.least !== 'server')

/** Somebody tries something with ids from here and there; most of it is refused, as it should be. */
async function act({ next, pick }: Chance, { node }: { node: SyncNode } = server.services): Promise<void> {
  const mixed = { ...pick(worlds) }
  for (const field of Object.keys(mixed) as (keyof World)[])
    if (next() < 0.2) mixed[field] = pick([...worlds, abroad])[field]
  mixed.companyId = harbor.id
  mixed.personId = harbor.people[pick(NAMES)]!
  const name = next() < 0.4 ? pick(MEMBERSHIP) : pick(VERBS)
  const args = mutationSamples[name]!.args(mixed)
  if (name === 'setPermission') args['level'] = pick(LEVELS)
  // The director acts most, so that things happen.
  const actor = harbor.people[next() < 0.5 ? 'maya' : pick(NAMES)]!
  const attempt =
    next() < 0.08
      ? node.run(harbor.id, null, reinstate, { personId: mixed.personId, membershipIds: [newId(), newId()] })
      : node.run(harbor.id, actor, app.mutations.get(name)!, args)
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

/** A page asks for what a query reaches, of teams in and out of its sight. */
function wish({ pick }: Chance, page: Page): void {
  const [name, query] = pick([...app.queries])
  if (query.reaches(querySamples[name]!.args(abroad)).length > 0)
    page.want(name, querySamples[name]!.args(pick([...worlds, abroad])))
}

/** What each page was ever sent lay in its person's sight at that seq, and nothing of it is another company's. */
function expectIsolation(pages: Page[], rights: Map<number, Rights>): void {
  const abroadIds = [server.lantern.id, abroad.issueId, abroad.taskId, abroad.goalId, abroad.metricId]
  for (const page of pages) {
    for (const frame of page.received) {
      if (!('seq' in frame)) continue
      const seq = page.sentAt.get(frame) ?? frame.seq
      expectWithin(frame, rightsAt(rights, seq, page.personId))
    }
    const everything = JSON.stringify(page.received)
    for (const id of abroadIds) expect(everything).not.toContain(id)
  }
}

/**
 * What a person may receive at a seq. A job’s own change, such as that minutes were mailed, comes between two steps of a story and gives or
 * takes no rights: whoever may receive it had them at the step before or has them at the one after.
 */
function rightsAt(rights: Map<number, Rights>, seq: number, personId: string): ReadonlySet<Scope> {
  const known = rights.get(seq)
  if (known) return known.get(personId) ?? new Set()
  const seqs = [...rights.keys()]
  const beside = [seqs.findLast((each) => each < seq), seqs.find((each) => each > seq)]
  return new Set(beside.flatMap((each) => [...(rights.get(each ?? -1)?.get(personId) ?? [])]))
}

const everyScope = (rights: Rights): Scope[] => [
  ...new Set([...rights.values()].flatMap((scopes) => [...scopes])),
]

test.each(seeds(2))(
  'however work and memberships change, no frame holds a row out of its reader’s sight (SEED=%i)',
  async (seed) => {
    const luck = chance(seed)
    const rights = new Map<number, Rights>()
    const pages = [...NAMES.map((name) => pageOf(name)), pageOf('theo', true), pageOf('lena', true)]
    for (let step = 0; step < STEPS; step++) {
      await act(luck)
      const present = await rightsNow(server)
      rights.set(present.seq, present.rights)
      for (const page of pages) {
        const isOpen = await page.listen()
        if (isOpen && luck.next() < 0.4) wish(luck, page)
        if (isOpen && luck.next() < 0.03) page.hangUp()
        else if (!isOpen && luck.next() < 0.3) await page.connect(everyScope(present.rights), present.seq)
      }
    }
    const received = pages.flatMap((page) => page.received)
    expect(received.filter(({ t }) => t === 'd').length).toBeGreaterThan(50)
    expect(received.filter(({ t }) => t === 'region+').length).toBeGreaterThan(0)
    expectIsolation(pages, rights)
  },
)

test.each(seeds(1))(
  'nor when another server did it all and this one hears of it late and at once (SEED=%i)',
  async (seed) => {
    const luck = chance(seed)
    const { node, pool } = server.services
    const silent = { warn: () => undefined, error: () => undefined }
    const elsewhere = makeNode(pool, { losePoke: () => true, log: silent })
    await elsewhere.start()
    const rights = new Map<number, Rights>()
    const pages = [...NAMES.map((name) => pageOf(name)), pageOf('theo', true)]
    for (let round = 0; round < 4; round++) {
      for (let step = 0; step < 40; step++) {
        await act(luck, { node: elsewhere })
        const present = await rightsNow(server)
        rights.set(present.seq, present.rights)
      }
      const { seq, rights: present } = await rightsNow(server)
      await expect.poll(async () => (await node.company(harbor.id))!.replica.seq).toBeGreaterThanOrEqual(seq)
      for (const page of pages) if (!(await page.listen())) await page.connect(everyScope(present), seq)
    }
    await elsewhere.stop()
    expectIsolation(pages, rights)
  },
)

test.each(seeds(1))(
  'a page that followed such a story holds what a fresh one gets, nothing of what it lost (SEED=%i)',
  async (seed) => {
    const luck = chance(seed)
    const page = pageOf('omar')
    const stay = async () => {
      const args = { personId: page.personId, membershipIds: [newId(), newId()] }
      await server.services.node.run(harbor.id, null, reinstate, args)
      if (!(await page.listen())) await page.connect([])
    }
    await stay()
    for (let step = 0; step < 60; step++) {
      await act(luck)
      if (!(await page.listen())) await stay()
    }
    await stay()
    const fresh = await bootstrap(server, await server.signIn(page.personId), harbor.id)
    const there = shownOf(new Map(fresh.lines.map(([entity, row]) => [`${entity} ${row.id}`, row])))
    const differing = async () => {
      if (!(await page.listen())) await page.connect([])
      const here = page.shown
      return [...new Set([...here.keys(), ...there.keys()])].filter((key) => here.get(key) !== there.get(key))
    }
    await expect.poll(differing).toEqual([])
  },
)
