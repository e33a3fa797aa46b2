import { atMost, type Bar, megabytes, percentile, plain, sorted } from './bar.ts'
import { type HistoryCompany, makeHistory } from './history.ts'
import { ORDINARY } from './history-size.ts'
import { startBootstraps } from './load/run.ts'
import { type BenchPerson, openStage, type Stage } from './stage.ts'
import { follow } from './follow.ts'
import { watch } from './watch.ts'

const COMPANIES = 1_000
const ACTIVE = 50
const MADE_AT_ONCE = 4
const AT_ONCE = 10

/**
 * A thousand companies with half a year behind them, on a node with 64 MiB for rows. Fifty are followed all the time, and everybody
 * opens theirs once.
 */
export const manyCompanies: Bar = {
  name: 'many-companies',
  async run() {
    const stage = await openStage({ LIVE_MEMORY_MB: '64' })
    try {
      const companies: { company: HistoryCompany; person: BenchPerson }[] = []
      const make = async (seed: number) => {
        const company = await makeHistory(stage.services, { ...ORDINARY, years: 0.5 }, seed)
        companies.push({ company, person: await stage.makePerson(company.personIds[0]!) })
      }
      for (let seed = 0; seed < COMPANIES; seed += MADE_AT_ONCE)
        await Promise.all(Array.from({ length: MADE_AT_ONCE }, (_, index) => make(seed + index)))
      const active = companies.slice(0, ACTIVE)
      for (const { company, person } of active) await follow(stage, company.id, person)
      const day = await watch(() => openAll(stage, companies))
      const kept = await Promise.all(active.map(({ company }) => stage.services.node.company(company.id)))
      return [
        atMost('1,000 companies: bootstraps that failed', day.result.failed, 0, plain),
        atMost('1,000 companies: p99 of a bootstrap, loading included', day.result.p99, 2_000),
        atMost(
          '1,000 companies: followed ones that were dropped',
          kept.filter((one) => one!.hub.size === 0).length,
          0,
          plain,
        ),
        atMost('1,000 companies: memory of the node', day.mostMemory / 1e6, 600, megabytes),
      ]
    } finally {
      await stage.stop()
    }
  },
}

async function openAll(stage: Stage, companies: readonly { company: HistoryCompany; person: BenchPerson }[]) {
  const took: number[] = []
  let failed = 0
  for (let start = 0; start < companies.length; start += AT_ONCE) {
    const requests = companies
      .slice(start, start + AT_ONCE)
      .map(({ company, person }) => ({ companyId: company.id, cookie: person.cookie }))
    const fetchAll = await startBootstraps()
    for (const { status, milliseconds } of await fetchAll({ url: stage.url, requests })) {
      took.push(milliseconds)
      if (status !== 200) failed++
    }
  }
  return { failed, p99: percentile(sorted(took), 0.99) }
}
