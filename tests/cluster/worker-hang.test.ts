import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { heldWeeks } from '../../src/features/metrics/metrics.queries.ts'
import { newId } from '../../src/sync/id.ts'
import { openLine } from '../line.ts'
import { TWO_YEARS } from '../long-ago.ts'
import type { Served, ServedCompany, SignedIn } from '../served.ts'
import { signalServer } from '../signal-server.ts'
import {
  companyOn,
  found,
  heardByAsking,
  onTwoWorkers,
  since,
  succeed,
  type Worker,
  writer,
} from './workers.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

/** More than a node has connections. */
const CROWD = 30

let server: Served
let struck: Worker, spared: Worker

beforeAll(async () => {
  ;({ server, struck, spared } = await onTwoWorkers())
})
afterAll(() => server?.stop())

/** A page of somebody, which asks for two years of a team's weeks when told to. */
async function page(company: ServedCompany, name: string) {
  const person = await server.signIn(company.people[name]!)
  const line = await openLine(server, person, company.id)
  if (typeof line === 'number') throw new Error(`The socket was refused with ${line}`)
  const { replica } = (await server.services.node.company(company.id))!
  const { scopes } = replica.actor(person.userId)!
  line.greet({ seq: replica.seq, epoch: replica.epoch, scopes: [...scopes] })
  const args = { ...TWO_YEARS, teamId: company.teams.leadership }
  return { ...line, want: () => line.send({ t: 'want', name: heldWeeks.name, args }) }
}

test('a worker hangs: its companies are told to come back, and those of others notice nothing', async () => {
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => companyOn(server, struck)))
  const [quiet, fresh] = [await companyOn(server, spared), await companyOn(server, spared)]
  const [loaded, unloaded] = [crowd.slice(0, CROWD / 2), crowd.slice(CROWD / 2)]
  for (const id of [quiet, ...loaded]) await server.services.node.company(id)
  const ravi = await server.signIn(server.lantern.people['ravi']!)
  const maya = await server.signIn(server.harbor.people['maya']!)
  const invitee = await server.signIn(await server.newcomer('nora@quay.example'))
  const invitation = { id: newId(), email: 'nora@quay.example', level: 'member', teamIds: [] }
  await server.services.node.run(server.harbor.id, maya.userId, invitePerson, invitation)
  const invitations = ({ cookie }: SignedIn) =>
    fetch(`${server.url}/api/invitations`, { headers: { cookie } })
  expect(await (await invitations(invitee)).text()).toContain(invitation.id)
  const session = ({ cookie }: SignedIn) => fetch(`${server.url}/api/session`, { headers: { cookie } })
  const [there, here] = [
    await writer(server, server.harbor, 'maya'),
    await writer(server, server.lantern, 'ravi'),
  ]
  await expect
    .poll(() => Math.min(there.accepted.length, here.accepted.length), { timeout: 20_000 })
    .toBeGreaterThan(20)

  const [own, ...hanging] = await Promise.all([
    page(server.lantern, 'ravi'),
    ...['maya', 'maya', 'omar', 'omar'].map((name) => page(server.harbor, name)),
  ])

  const asked: Promise<unknown>[] = []
  try {
    await signalServer(struck.pid, 'STOP')
    const hung = Date.now()
    for (const one of hanging) one.want()
    asked.push(
      Promise.allSettled([...loaded, ...unloaded].map((id) => found(server.services.node, id))),
      Promise.allSettled(Array.from({ length: CROWD }, () => [session(maya), invitations(invitee)]).flat()),
    )
    await sleep(1_000)
    const crowded = Date.now()
    await expect.poll(() => since(here.answers, crowded).length, { timeout: 10_000 }).toBeGreaterThan(30)
    await heardByAsking(server, quiet)
    await found(server.services.node, fresh)
    own.want()
    await expect.poll(() => own.frames.some(({ t }) => t === 'region+'), { timeout: 10_000 }).toBe(true)
    expect([(await session(ravi)).status, (await invitations(ravi)).status]).toEqual([200, 200])
    expect(since(here.answers, hung).every(succeed)).toBe(true)
  } finally {
    await signalServer(struck.pid, 'CONT')
  }
  await Promise.all(asked)
  const back = Date.now()
  await expect
    .poll(() => since(there.answers, back).filter(succeed).length, { timeout: 60_000 })
    .toBeGreaterThan(20)
  const refused = there.answers.filter((answer) => !succeed(answer))
  for (const { status, retryAfter } of refused) expect([status, Number(retryAfter)]).toEqual([503, 2])
  await Promise.all([there.stop(), here.stop()])
  for (const one of [own, ...hanging]) one.hangUp()
})
