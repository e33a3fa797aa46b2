import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atMost, type Bar } from './bar.ts'
import type { Returned, ReturnersPlan } from './load/returners.ts'
import { openStage } from './stage.ts'

const CONNECTIONS = 1_000
const PEOPLE = 100

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** A thousand browsers of one company that come back after the node was restarted. */
export const restart: Bar = {
  name: 'restart',
  async run() {
    const stage = await openStage()
    try {
      const company = await stage.makeCompany({ people: PEOPLE, issues: 500, tasks: 500 })
      const { replica } = (await stage.services.node.company(company.id))!
      const { epoch, seq: cursor } = replica
      const returners = fork(join(import.meta.dirname, 'load/returners.ts'))
      const people = company.people.map(({ id, cookie }) => ({
        cookie,
        scopes: [...replica.actor(id)!.scopes],
      }))
      const plan: ReturnersPlan = {
        url: stage.url,
        companyId: company.id,
        people,
        connections: CONNECTIONS,
        epoch,
        cursor,
      }
      const arrival = once(returners, 'message')
      returners.send(plan)
      await arrival
      const back = once(returners, 'message')
      await stage.restart()
      const restartedAt = Date.now()
      const { lastAt, bootstraps } = (await back)[0] as Returned
      returners.kill()
      await once(returners, 'exit')
      return [
        atMost(`restart: the last of ${CONNECTIONS} is back after`, lastAt - restartedAt, 10_000),
        atMost('restart: share that fetches everything again', bootstraps / CONNECTIONS, 0.05, percent),
      ]
    } finally {
      await stage.stop()
    }
  },
}
