import { gzipSync } from 'node:zlib'
import { atMost, type Bar, megabytes, plain, times } from './bar.ts'
import { makeHistory } from './history.ts'
import { FIVE_YEARS } from './history-size.ts'
import { startBootstraps } from './load/run.ts'
import { openStage } from './stage.ts'
import { watch } from './watch.ts'

/** A company of 50 people after five years: what its director's browser gets, and what that does to the node. */
export const fiveYears: Bar = {
  name: 'five-years',
  async run() {
    const stage = await openStage()
    try {
      const company = await makeHistory(stage.services, FIVE_YEARS, 1)
      const { cookie } = await stage.makePerson(company.personIds[0]!)
      const load = await watch(() => stage.services.node.company(company.id))
      const { replica } = load.result!
      const plan = { url: stage.url, requests: [{ companyId: company.id, cookie }] }
      const ask = async () => {
        const fetchAll = await startBootstraps()
        const { result, longestBlock } = await watch(() => fetchAll(plan))
        const [answer] = result
        if (answer?.status !== 200) throw new Error(`The bootstrap was answered ${answer?.status}.`)
        return { ...answer, longestBlock }
      }
      const first = await ask()
      const again = await ask()
      const rows = [...replica.store.entries()]
      const started = performance.now()
      gzipSync(rows.map(({ table, row }) => JSON.stringify([table.name, row])).join('\n'))
      const inOneGo = performance.now() - started
      return [
        atMost('five years: live rows', rows.length, 10_000, plain),
        atMost('five years: bootstrap on the wire', first.bytes / 1e6, 0.4, megabytes),
        {
          what: 'five years: yardstick, the same rows written and compressed in one go',
          measured: `${inOneGo.toFixed(0)} ms`,
          bar: '',
          reached: null,
        },
        atMost('five years: first bootstrap', first.milliseconds, 150),
        atMost('five years: first bootstrap against the yardstick', first.milliseconds / inOneGo, 2, times),
        atMost('five years: next bootstrap', again.milliseconds, 150),
        atMost('five years: longest block while loading', load.longestBlock, 20),
        atMost('five years: longest block during the first bootstrap', first.longestBlock, 20),
      ]
    } finally {
      await stage.stop()
    }
  },
}
