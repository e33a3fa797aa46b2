import { randomUUID } from 'node:crypto'
import { app } from '../src/features/registry.ts'
import { atMost, type Bar, megabytes, percentile, plain, sorted, times } from './bar.ts'
import { makeHistory } from './history.ts'
import { HUGE } from './history-size.ts'
import { runLoad, startBootstraps } from './load/run.ts'
import { openStage } from './stage.ts'
import { watch } from './watch.ts'

const CONNECTIONS = 4
const SECONDS = 8

/** 300 people open a company of 130,000 live rows at the same time, from cold, while another company works. */
export const bootstrapStorm: Bar = {
  name: 'bootstrap-storm',
  async run() {
    const stage = await openStage()
    try {
      const company = await makeHistory(stage.services, HUGE, 2)
      const people = await Promise.all(company.personIds.map((id) => stage.makePerson(id)))
      const other = await stage.makeCompany({ people: CONNECTIONS, issues: 0, tasks: CONNECTIONS })
      const work = () =>
        runLoad({
          url: stage.url,
          schema: app.schema,
          seconds: SECONDS,
          connections: CONNECTIONS,
          senders: other.people.map(({ cookie }, index) => ({
            companyId: other.id,
            cookie,
            clientId: randomUUID(),
            kind: 'setTaskStatus' as const,
            targets: [other.taskIds[index]!],
            most: 1_000_000,
          })),
        })
      const calm = await work()
      const fetchAll = await startBootstraps()
      const storm = await watch(() => {
        const requests = people.map(({ cookie }) => ({ companyId: company.id, cookie }))
        return Promise.all([fetchAll({ url: stage.url, requests }), work()])
      })
      const [answers, meanwhile] = storm.result
      const took = sorted(answers.map(({ milliseconds }) => milliseconds))
      return [
        atMost(
          'storm: bootstraps that failed',
          answers.filter(({ status }) => status !== 200).length,
          0,
          plain,
        ),
        {
          what: 'storm: sent away once or more, and come again',
          measured: plain(answers.filter(({ sentAway }) => sentAway > 0).length),
          bar: '',
          reached: null,
        },
        atMost('storm: last of 300 bootstraps, loading included', percentile(took, 1), 30_000),
        {
          what: 'storm: yardstick, p99 of the other company before',
          measured: `${calm.p99.toFixed(0)} ms`,
          bar: '',
          reached: null,
        },
        atMost('storm: p99 of the other company meanwhile', meanwhile.p99, 100),
        atMost('storm: the same against the yardstick', meanwhile.p99 / Math.max(1, calm.p99), 10, times),
        atMost('storm: longest block of the event loop', storm.longestBlock, 100),
        atMost('storm: memory of the node', storm.mostMemory / 1e6, 1_000, megabytes),
      ]
    } finally {
      await stage.stop()
    }
  },
}
