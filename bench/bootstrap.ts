import { atMost, type Bar, percentile, sorted } from './bar.ts'
import { openStage } from './stage.ts'
import { timeOfLoad } from './time-of-load.ts'

const ROWS = 10_000
const ROUNDS = 10

/** Sending a company's rows over HTTP from a node's memory, and loading them into that memory. */
export const bootstrap: Bar = {
  name: 'bootstrap',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: 50, issues: ROWS / 2, tasks: ROWS / 2 })
      const fetchAll = async () => {
        const started = performance.now()
        const answer = await fetch(`${stage.url}/api/sync/${company.id}/bootstrap`, {
          headers: { cookie: company.people[0]!.cookie },
        })
        const lines = (await answer.text()).split('\n').length
        if (lines < ROWS) throw new Error(`The bootstrap contained only ${lines} rows.`)
        return performance.now() - started
      }
      const warm = sorted(await inTurn(ROUNDS, fetchAll))
      const load = await timeOfLoad(stage, company.id)
      return [
        atMost('bootstrap of 10,000 rows, from memory, p50', percentile(warm, 0.5), 300),
        atMost('loading the replica of 10,000 rows first', load, 300),
      ]
    } finally {
      await stage.stop()
    }
  },
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let round = 0; round < times; round++) results.push(await work())
  return results
}
