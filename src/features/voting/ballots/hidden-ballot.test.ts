import { afterAll, beforeAll, expect, test } from 'vitest'
import { querySamples } from '../../../../tests/isolation/samples.ts'
import { makeWorld, type World } from '../../../../tests/isolation/world.ts'
import { bootstrap, type Line, openLine } from '../../../../tests/line.ts'
import { type Served, served, type SignedIn } from '../../../../tests/served.ts'
import type { Mutation } from '../../../sync/define-mutation.ts'
import { newId } from '../../../sync/id.ts'
import { createIssue } from '../../issues/issues.mutations.ts'
import { chooseIssues } from '../../meeting-room/discussion/rounds.mutations.ts'
import { endMeeting } from '../../meeting-room/meeting-room.mutations.ts'
import { joinMeeting } from '../../meetings/attendance/attendance.mutations.ts'
import { app } from '../../registry.ts'
import { castVote, removeVote } from '../voting.mutations.ts'
import { revealVotes, setDoneVoting, setMeetingBallot } from './ballots.mutations.ts'

let server: Served
let world: World

/** Everybody who sees the team; maya, its director, is the scriber. */
const NAMES = ['maya', 'omar', 'lena', 'theo'] as const

const sessions = new Map<string, SignedIn>()
const lines = new Map<string, Line>()

beforeAll(async () => {
  server = await served()
  const { id: companyId, people, teams } = server.harbor
  const place = { companyId, teamId: teams.crew, owner: people.lena!, director: people.maya! }
  world = await makeWorld(server.services.node, place)
  for (const name of NAMES) {
    const session = await server.signIn(people[name]!)
    sessions.set(name, session)
    const line = await openLine(server, session, companyId)
    if (typeof line === 'number') throw new Error(`no line for ${name}`)
    lines.set(name, line)
    const { seq, epoch, scopes } = await bootstrap(server, session, companyId)
    line.greet({ seq, epoch, scopes })
    await line.until(({ t }) => t === 'beat')
    // As somebody from outside the team who has it on the screen.
    if (name !== 'maya') continue
    line.send({ t: 'want', name: 'voteTotals', args: { teamId: teams.crew, meetingId: world.meetingId } })
    await line.until((frame) => frame.t === 'scope+')
  }
})
afterAll(() => server.stop())

const does = <Args>(name: (typeof NAMES)[number], mutation: Mutation<Args>, args: NoInfer<Args>) =>
  server.services.node.run(server.harbor.id, server.harbor.people[name]!, mutation, args)

let pings = 0

/** Everything that the server has sent to this person over the line since `from`, once it is at the company's head. */
async function sentTo(name: string, from: number): Promise<string> {
  const served = (await server.services.node.company(server.harbor.id))!
  served.hub.flush()
  // Lines keep their order, so what was sent before the answer is there with it.
  const [line, at] = [lines.get(name)!, ++pings]
  line.send({ t: 'ping', at })
  await line.until((frame) => frame.t === 'pong' && frame.at === at)
  return JSON.stringify(line.frames.slice(from))
}

/** A fresh bootstrap, and the answer to every query that the server knows. */
async function toldTo(name: string): Promise<string> {
  const session = sessions.get(name)!
  const { lines: rows } = await bootstrap(server, session, server.harbor.id)
  const answers = [...app.queries.keys()].map(async (query) => {
    const answer = await fetch(`${server.url}/api/sync/${server.harbor.id}/query`, {
      method: 'POST',
      headers: { cookie: session.cookie, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ name: query, args: querySamples[query]!.args(world) }),
    })
    return answer.text()
  })
  return [JSON.stringify(rows), ...(await Promise.all(answers))].join('\n')
}

test('before the scriber reveals, no byte that reaches anybody else says who voted for what; afterwards everybody knows', async () => {
  const { meetingId, issueId } = world
  for (const name of ['lena', 'theo'] as const) await does(name, joinMeeting, { id: newId(), meetingId })
  await does('maya', setMeetingBallot, { meetingId, hidden: true })
  await sentTo('maya', 0)
  const marks = new Map(NAMES.map((name) => [name, lines.get(name)!.frames.length]))

  const [first, second, takenBack, theos] = [newId(), newId(), newId(), newId()]
  await does('lena', castVote, { id: first, issueId, meetingId })
  await does('lena', castVote, { id: second, issueId, meetingId })
  await does('lena', castVote, { id: takenBack, issueId, meetingId })
  await does('lena', removeVote, { issueId, meetingId })
  await does('lena', setDoneVoting, { meetingId, done: true })
  await does('theo', castVote, { id: theos, issueId, meetingId })

  const secrets = { lena: [first, second, takenBack], theo: [theos] }
  for (const name of NAMES) {
    const sent = await sentTo(name, marks.get(name)!)
    const told = await toldTo(name)
    for (const [voter, ids] of Object.entries(secrets)) {
      for (const id of ids.filter((one) => one !== takenBack)) {
        expect(sent.includes(id), `${name} is sent a vote of ${voter}`).toBe(name === voter)
        expect(told.includes(id), `${name} is told a vote of ${voter}`).toBe(name === voter)
      }
    }
    // Not even that the issue was touched.
    expect(sent.includes(issueId), `${name} hears of the issue`).toBe(name === 'lena' || name === 'theo')
    // That somebody has voted, and is done, everybody is to know.
    expect(sent.includes('doneVotingAt')).toBe(true)
  }

  await does('maya', revealVotes, { meetingId, epoch: 1 })
  for (const name of NAMES) {
    const sent = await sentTo(name, marks.get(name)!)
    const told = await toldTo(name)
    // Whoever is not on the team is given its rows with what they look at, not with the first ones.
    for (const id of [first, second, theos])
      expect([sent.includes(id), told.includes(id)]).toEqual([true, name !== 'maya'])
  }
})

test('nor does what the scriber does in the meantime: issues that are chosen count only what everybody sees', async () => {
  const { meetingId, issueId } = world
  const mine = newId()
  await does('maya', castVote, { id: mine, issueId, meetingId })
  await does('maya', chooseIssues, { meetingId, epoch: 1, issueIds: [issueId] })
  const told = await toldTo('omar')
  expect(told.includes(mine)).toBe(false)
  // Of lena and theo, as everybody knows by now.
  expect(told.includes('"votes":3')).toBe(true)
})

test('a meeting that goes over to open votes reveals what was hidden', async () => {
  const { meetingId, issueId } = world
  const late = newId()
  await does('lena', castVote, { id: late, issueId, meetingId })
  expect((await toldTo('omar')).includes(late)).toBe(false)
  await does('omar', setMeetingBallot, { meetingId, hidden: false })
  expect((await toldTo('omar')).includes(late)).toBe(true)
})

test('a meeting that ends, ends the secret', async () => {
  const { meetingId, teamId } = world
  const [issueId, last] = [newId(), newId()]
  await does('lena', createIssue, { id: issueId, title: 'Fares', issueType: 'short_term', teamId })
  await does('omar', setMeetingBallot, { meetingId, hidden: true })
  await does('lena', castVote, { id: last, issueId, meetingId })
  expect((await toldTo('omar')).includes(last)).toBe(false)
  await does('maya', endMeeting, { id: newId(), meetingId })
  expect((await toldTo('omar')).includes(last)).toBe(true)
})
