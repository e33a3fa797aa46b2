import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setPermission } from '../../src/features/people/people.mutations.ts'
import { app } from '../../src/features/registry.ts'
import { newId } from '../../src/sync/id.ts'
import { atMost, plain, tell } from '../bar.ts'
import { bootstrapHeader } from '../follow.ts'
import { startListeners } from '../load/run.ts'
import { type BenchCompany, openStage, type Stage } from '../stage.ts'
import { actsOf, barsOf } from './figures.ts'
import { Memory } from './memory.ts'
import type { Plan, Report, RoomPlan } from './plan.ts'
import { lostRows, overLimit } from './proof.ts'

// `npm run load`: many people meet at the same time, on one machine with the server and its database.

const TOKEN = 'token-of-the-load-harness'
const LOOKERS_PEOPLE = 250

const { values } = parseArgs({
  options: {
    meetings: { type: 'string', default: '100' },
    people: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    idle: { type: 'string', default: '5000' },
  },
})
const [meetings, people, minutes, idle] = [values.meetings, values.people, values.minutes, values.idle].map(
  Number,
) as [number, number, number, number]

async function run(stage: Stage): Promise<void> {
  console.log(
    `${people} people in ${meetings} meetings for ${minutes} minutes, beside ${idle} who only look on.`,
  )
  const rooms: RoomPlan[] = []
  while (rooms.length < meetings) rooms.push(await makeRoom(stage, Math.round(people / meetings)))
  const lookers = await stage.makeCompany({ people: LOOKERS_PEOPLE, issues: 10, tasks: 0 })
  // With a process of its own, the server's time and memory are its own too.
  await stage.restartApart([], { METRICS_TOKEN: TOKEN })
  const { url } = stage
  const listening = idle > 0 ? await lookOn(url, lookers) : null
  const { memory, report } = await meet({ url, schema: app.schema, seconds: minutes * 60, rooms })
  await listening?.stop()
  // Its database runs with the server, so it is asked once that is in this process again.
  await stage.restart()
  const { pool } = stage.services
  tell([
    ...actsOf(report),
    ...barsOf(report, memory, minutes),
    atMost('acknowledged and lost', await lostRows(pool, report.made), 0, plain),
    atMost('people with more votes than they may', await overLimit(pool, Object.keys(report.made)), 0, plain),
  ])
  console.log('Refused by rules:', report.refused, 'votes beyond the limit:', report.overLimit)
  console.log(
    'Memory by minute, in MB:',
    memory
      .byMinute()
      .map(({ resident, heap }) => `${resident.toFixed(0)} (${heap.toFixed(0)})`)
      .join(', '),
  )
}

/** Plays all meetings, and watches the server's memory from when the last has begun. */
async function meet(plan: Plan): Promise<{ memory: Memory; report: Report }> {
  const players = fork(join(import.meta.dirname, 'people.ts'))
  const said = async () => {
    const [message] = (await Promise.race([once(players, 'message'), once(players, 'exit')])) as unknown[]
    if (typeof message === 'number') throw new Error('The process that plays all people ended too early.')
    return message
  }
  players.send(plan)
  await said()
  const memory = new Memory(plan.url, TOKEN)
  try {
    return { memory, report: (await said()) as Report }
  } finally {
    memory.stop()
  }
}

async function makeRoom({ services, makeCompany }: Stage, size: number): Promise<RoomPlan> {
  const company = await makeCompany({ people: size, issues: 10, tasks: 10 })
  const personId = company.people[0]!.id
  await services.node.run(company.id, null, setPermission, { auditId: newId(), personId, level: 'manager' })
  const { id: companyId, teamId, issueIds, taskIds } = company
  return { companyId, teamId, people: company.people, issueIds, taskIds }
}

async function lookOn(url: string, { id: companyId, people: lookers }: BenchCompany) {
  const { epoch, seq: cursor, scopes } = await bootstrapHeader(url, companyId, lookers[0]!.cookie)
  const cookies = lookers.map(({ cookie }) => cookie)
  return startListeners({
    url: stage.url,
    companyId,
    cookies,
    connections: idle,
    hello: { epoch, cursor, scopes },
  })
}

const stage = await openStage()
try {
  await run(stage)
} finally {
  await stage.stop()
}
