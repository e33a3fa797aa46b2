import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { joinMeeting } from '../src/features/meetings/attendance/attendance.mutations.ts'
import { startMeeting } from '../src/features/meeting-room/meeting-room.mutations.ts'
import { setPermission } from '../src/features/people/people.mutations.ts'
import { app } from '../src/features/registry.ts'
import { castVote } from '../src/features/voting/voting.mutations.ts'
import { newId } from '../src/sync/id.ts'
import { atMost, type Bar, percentile, plain, sorted } from './bar.ts'
import { follow } from './follow.ts'
import { type BenchCompany, type BenchPerson, openStage, type Stage } from './stage.ts'

const MEETINGS = 100
const PEOPLE = { large: 50, usual: 5 }
const ISSUES = 10
/** In each meeting somebody votes about so often, in milliseconds: of fifty people everybody gives five votes within two minutes. */
const PAUSE_MS = { large: 500, usual: 5_000 }
const SECONDS = 20

/** From the press of a vote to the frames at the other people of its meeting, while a hundred meetings vote. */
export const meetingVotes: Bar = {
  name: 'meeting-votes',
  async run() {
    const stage = await openStage()
    try {
      const rooms: Room[] = []
      for (let index = 0; index < MEETINGS; index++)
        rooms.push(await openRoom(stage, index === 0 ? 'large' : 'usual'))
      const until = performance.now() + SECONDS * 1_000
      await Promise.all(rooms.map((room) => room.voteUntil(until)))
      await sleep(500)
      const lost = rooms.flatMap((room) => room.lost())
      for (const room of rooms) room.close()
      const inOrder = sorted(rooms.flatMap(({ delays }) => delays))
      const large = sorted(rooms[0]!.delays)
      const what = `vote to other screens, ${MEETINGS} meetings at once`
      return [
        atMost(`${what}, p50`, percentile(inOrder, 0.5), 50),
        atMost(`${what}, p99`, percentile(inOrder, 0.99), 100),
        atMost(`${what}, p99 of the one with ${PEOPLE.large} people`, percentile(large, 0.99), 100),
        atMost(`${what}, votes that missed a screen`, lost.length, 0, plain),
      ]
    } finally {
      await stage.stop()
    }
  },
}

interface Room {
  delays: number[]
  voteUntil(end: number): Promise<void>
  /** Votes that some screen was not told of. */
  lost(): string[]
  close(): void
}

/** A company whose people are in a meeting, each with an open socket. */
async function openRoom(stage: Stage, kind: keyof typeof PEOPLE): Promise<Room> {
  const company = await stage.makeCompany({ people: PEOPLE[kind], issues: ISSUES, tasks: 0 })
  const meetingId = await meet(stage, company)
  const sent = new Map<string, { at: number; screens: number }>()
  const delays: number[] = []
  const sockets = await Promise.all(
    company.people.map(async (person) => {
      const socket = await follow(stage.url, company.id, person)
      socket.on('message', (data: Buffer) => {
        const text = data.toString()
        if (!text.startsWith('{"t":"d"')) return
        for (const [id, vote] of sent) {
          if (!text.includes(id)) continue
          vote.screens++
          delays.push(performance.now() - vote.at)
        }
      })
      return socket
    }),
  )
  const browsers = company.people.map((person) => ({ person, clientId: randomUUID(), mid: 0 }))
  async function vote(turn: number): Promise<void> {
    const browser = browsers[turn % browsers.length]!
    const id = newId()
    sent.set(id, { at: performance.now(), screens: 0 })
    const args = { id, issueId: company.issueIds[turn % ISSUES], meetingId }
    await send(stage.url, company.id, browser, ++browser.mid, args)
    // What has reached everybody need not be looked for any more.
    for (const [given, { screens }] of sent) if (screens >= sockets.length) sent.delete(given)
  }
  return {
    delays,
    async voteUntil(end) {
      const votes: Promise<void>[] = []
      await sleep(Math.random() * PAUSE_MS[kind])
      for (let turn = 0; performance.now() < end; turn++) {
        votes.push(vote(turn))
        await sleep(PAUSE_MS[kind])
      }
      await Promise.all(votes)
    },
    lost: () => [...sent].filter(([, { screens }]) => screens < sockets.length).map(([id]) => id),
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}

async function meet({ services: { node } }: Stage, { id, teamId, people }: BenchCompany): Promise<string> {
  const meetingId = newId()
  const scriber = people[0]!
  await node.run(id, null, setPermission, { auditId: newId(), personId: scriber.id, level: 'manager' })
  const start = {
    id: meetingId,
    participantId: newId(),
    transferId: newId(),
    teamId,
    meetingType: 'weekly' as const,
  }
  await node.run(id, scriber.id, startMeeting, start)
  for (const person of people.slice(1)) await node.run(id, person.id, joinMeeting, { id: newId(), meetingId })
  return meetingId
}

type Browser = { person: BenchPerson; clientId: string }

async function send(
  url: string,
  companyId: string,
  browser: Browser,
  mid: number,
  args: object,
): Promise<void> {
  const answer = await fetch(`${url}/api/sync/${companyId}/mutate`, {
    method: 'POST',
    headers: { cookie: browser.person.cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: browser.clientId,
      schema: app.schema,
      mutations: [{ mid, name: castVote.name, args }],
    }),
  })
  if (!(await answer.text()).includes('"status":"ok"'))
    throw new Error('A vote was refused: the figures are meaningless.')
}
