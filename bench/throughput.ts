import { randomUUID } from 'node:crypto'
import { app } from '../src/features/registry.ts'
import { atLeast, type Bar, perSecond } from './bar.ts'
import { runLoad } from './load/run.ts'
import { type BenchCompany, openStage } from './stage.ts'

const SECONDS = 8
const CONNECTIONS = 64

/** Ticking and unticking tasks, which writes two rows and has no limit to run into. */
const sendersOf = (company: BenchCompany) =>
  company.people.map(({ cookie }, index) => ({
    companyId: company.id,
    cookie,
    clientId: randomUUID(),
    kind: 'setTaskStatus' as const,
    targets: [company.taskIds[index]!],
    most: 1_000_000,
  }))

export const throughput: Bar = {
  name: 'throughput',
  async run() {
    const stage = await openStage()
    try {
      const one = await stage.makeCompany({ people: CONNECTIONS, issues: 0, tasks: CONNECTIONS })
      const many = await Promise.all(
        Array.from({ length: 32 }, () => stage.makeCompany({ people: 2, issues: 0, tasks: 2 })),
      )
      const plan = { url: stage.url, schema: app.schema, seconds: SECONDS, connections: CONNECTIONS }
      const onOne = await runLoad({ ...plan, senders: sendersOf(one) })
      const onMany = await runLoad({ ...plan, senders: many.flatMap(sendersOf) })
      if (onOne.refused + onMany.refused > 0)
        throw new Error('Some mutations were refused: the figures are meaningless.')
      return [
        atLeast('mutations through HTTP, one company', onOne.perSecond, 4_000, perSecond),
        atLeast('mutations through HTTP, 32 companies', onMany.perSecond, 2_000, perSecond),
      ]
    } finally {
      await stage.stop()
    }
  },
}
