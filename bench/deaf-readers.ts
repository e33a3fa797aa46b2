import { setTimeout as sleep } from 'node:timers/promises'
import { updateTask } from '../src/features/tasks/tasks.mutations.ts'
import { atMost, type Bar, megabytes, percentile, sorted, times } from './bar.ts'
import type { Arrivals, ToReaders } from './load/readers.ts'
import { startTalking } from './load/run.ts'
import { openStage } from './stage.ts'
import { watch } from './watch.ts'

const CONNECTIONS = 1_000
const DEAF = 100
const COMMITS = 300
const PAUSE_MS = 50
/** So large that what a deaf reader misses is far beyond what is kept for it. */
const TEXT = 'The tide is in. '.repeat(500)

/** A hundred of a thousand who look at the same team stop reading, without going away. */
export const deafReaders: Bar = {
  name: 'deaf-readers',
  async run() {
    const stage = await openStage()
    const readers = await startTalking('readers.ts')
    const ask = (message: ToReaders) => readers.ask(message)
    try {
      const company = await stage.makeCompany({ people: CONNECTIONS, issues: 0, tasks: 1 })
      const { node } = stage.services
      await ask({ url: stage.url, companyId: company.id, people: company.people })

      /** How long commits took to each reader who reads, in order, in milliseconds. */
      async function commits(): Promise<number[]> {
        await ask('tell')
        const committed = new Map<number, number>()
        for (let turn = 0; turn < COMMITS; turn++) {
          const at = performance.timeOrigin + performance.now()
          const id = company.taskIds[0]!
          await node.run(company.id, company.people[0]!.id, updateTask, {
            id,
            description: `${turn} ${TEXT}`,
          })
          committed.set((await node.company(company.id))!.replica.seq, at)
          await sleep(PAUSE_MS)
        }
        const arrivals = (await ask('tell')) as Arrivals
        return sorted(arrivals.flatMap(([seq, at]) => at.map((one) => one - committed.get(seq)!)))
      }

      await commits()
      const before = process.memoryUsage.rss()
      const calm = await commits()
      await ask({ deaf: DEAF })
      const { result: beside, mostMemory } = await watch(commits)
      return [
        {
          what: `to ${CONNECTIONS} readers, p50 and p99 in milliseconds`,
          measured: [0.5, 0.99].map((share) => percentile(calm, share).toFixed(1)).join(' and '),
          bar: '',
          reached: null,
        },
        atMost(
          `p99 beside ${DEAF} who read nothing, against none`,
          percentile(beside, 0.99) / percentile(calm, 0.99),
          1.1,
          times,
        ),
        atMost(
          `memory that ${DEAF} who read nothing take`,
          Math.max(0, mostMemory - before) / 1e6,
          150,
          megabytes,
        ),
      ]
    } finally {
      readers.stop()
      await stage.stop()
    }
  },
}
