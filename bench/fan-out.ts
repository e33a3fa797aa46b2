import type { WebSocket } from 'ws'
import { setTaskStatus } from '../src/features/tasks/task-acts.mutations.ts'
import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { follow } from './follow.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

const CONNECTIONS = 300
const COMMITS = 100
const PAUSE_MS = 30

/** The time from a commit's response to the frame at another client, with 300 sockets of one company. */
export const fanOut: Bar = {
  name: 'fan-out',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: CONNECTIONS, issues: 0, tasks: 1 })
      const arrivals: number[] = []
      const sockets = await Promise.all(
        company.people.map((_, index) => listen(stage, company, index, arrivals)),
      )
      const delays: number[] = []
      for (let commit = 0; commit < COMMITS; commit++) {
        arrivals.length = 0
        await stage.services.node.run(company.id, company.people[0]!.id, setTaskStatus, {
          id: company.taskIds[0]!,
          status: commit % 2 ? 'todo' : 'done',
        })
        const committed = performance.now()
        while (arrivals.length < CONNECTIONS) await new Promise((resolve) => setTimeout(resolve, 1))
        delays.push(...arrivals.map((at) => Math.max(0, at - committed)))
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      for (const socket of sockets) socket.terminate()
      const inOrder = sorted(delays)
      return [
        atMost(`commit to another client, ${CONNECTIONS} connections, p50`, percentile(inOrder, 0.5), 20),
        atMost(`commit to another client, ${CONNECTIONS} connections, p99`, percentile(inOrder, 0.99), 100),
      ]
    } finally {
      await stage.stop()
    }
  },
}

/** Follows the company, and records when changes arrive. */
async function listen(
  stage: Stage,
  company: BenchCompany,
  index: number,
  arrivals: number[],
): Promise<WebSocket> {
  const socket = await follow(stage.url, company.id, company.people[index % company.people.length]!)
  socket.on('message', (data: Buffer) => {
    if (data.subarray(0, 8).toString() === '{"t":"d"') arrivals.push(performance.now())
  })
  return socket
}
