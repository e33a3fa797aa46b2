import type { Bar } from './bar.ts'
import { startListeners } from './load/run.ts'
import { openStage } from './stage.ts'

const CONNECTIONS = 5_000

/** The server memory used by a connection that only listens. */
export const idleConnections: Bar = {
  name: 'idle-connections',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: 100, issues: 0, tasks: 0 })
      const { replica, hub } = (await stage.services.node.company(company.id))!
      const before = process.memoryUsage.rss()
      const scopes = [...replica.actor(company.people[0]!.id)!.scopes]
      const listeners = await startListeners({
        url: stage.url,
        companyId: company.id,
        cookies: company.people.map(({ cookie }) => cookie),
        connections: CONNECTIONS,
        hello: { epoch: replica.epoch, cursor: replica.seq, scopes },
      })
      const connected = hub.size
      const perConnection = (process.memoryUsage.rss() - before) / 1_024 / connected
      await listeners.stop()
      return [
        {
          what: 'idle connections on one node',
          measured: connected.toLocaleString('en-US'),
          bar: `at least ${CONNECTIONS.toLocaleString('en-US')}`,
          reached: connected >= CONNECTIONS,
        },
        {
          what: 'memory per idle connection',
          measured: `${perConnection.toFixed(1)} KiB`,
          bar: '',
          reached: null,
        },
      ]
    } finally {
      await stage.stop()
    }
  },
}
