import { WebSocket } from 'ws'
import { atMost, type Bar, megabytes, percentile, plain, sorted } from './bar.ts'
import { follow } from './follow.ts'
import { makeHistory } from './history.ts'
import { ORDINARY } from './history-size.ts'
import { startBootstraps } from './load/run.ts'
import { type BenchPerson, openStage } from './stage.ts'

const COMPANIES = 1_000
const ACTIVE = 50
const MADE_AT_ONCE = 4
const OPENED_AT_ONCE = 10
/** The heap of a small machine. A quarter of it is for rows. */
const FLAGS = ['--max-old-space-size=320']

interface Member {
  companyId: string
  person: BenchPerson
}

/**
 * A thousand companies with half a year behind them, served by a process with the heap of a small machine. Fifty are followed all the
 * time, and everybody opens theirs once.
 */
export const manyCompanies: Bar = {
  name: 'many-companies',
  async run() {
    const stage = await openStage()
    try {
      const members: Member[] = []
      const make = async (seed: number) => {
        const company = await makeHistory(stage.services, { ...ORDINARY, years: 0.5 }, seed)
        members.push({ companyId: company.id, person: await stage.makePerson(company.personIds[0]!) })
      }
      for (let seed = 0; seed < COMPANIES; seed += MADE_AT_ONCE)
        await Promise.all(Array.from({ length: MADE_AT_ONCE }, (_, index) => make(seed + index)))
      await stage.restartApart(FLAGS, {})
      const sockets = await Promise.all(
        members.slice(0, ACTIVE).map(({ companyId, person }) => follow(stage.url, companyId, person)),
      )
      const { failed, p99, memory } = await openAll(stage.url, members)
      const cut = sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length
      for (const socket of sockets) socket.terminate()
      return [
        atMost('1,000 companies: bootstraps that failed', failed, 0, plain),
        atMost('1,000 companies: p99 of a bootstrap, loading included', p99, 2_000),
        atMost('1,000 companies: followed ones that were dropped', cut, 0, plain),
        atMost('1,000 companies: memory of the node', memory / 1e6, 600, megabytes),
      ]
    } finally {
      await stage.stop()
    }
  },
}

async function openAll(url: string, members: readonly Member[]) {
  const took: number[] = []
  let [failed, memory] = [0, 0]
  for (let start = 0; start < members.length; start += OPENED_AT_ONCE) {
    const requests = members
      .slice(start, start + OPENED_AT_ONCE)
      .map(({ companyId, person }) => ({ companyId, cookie: person.cookie }))
    const fetchAll = await startBootstraps()
    for (const { status, milliseconds } of await fetchAll({ url, requests })) {
      took.push(milliseconds)
      if (status !== 200) failed++
    }
    memory = Math.max(memory, await memoryOf(url))
  }
  return { failed, memory, p99: percentile(sorted(took), 0.99) }
}

/** The resident memory of the server, in bytes. */
async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)![1])
}
