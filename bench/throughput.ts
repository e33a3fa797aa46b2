import { randomUUID } from 'node:crypto'
import { app } from '../src/features/registry.ts'
import { atLeast, type Bar, perSecond } from './bar.ts'
import type { Sender } from './load/plan.ts'
import { runLoad } from './load/run.ts'
import { type BenchCompany, openStage, type Stage } from './stage.ts'

const SECONDS = 8
const CONNECTIONS = 64

/** Ticking and unticking tasks, which writes two rows and has no limit to run into. */
const sendersOf = (company: BenchCompany): Sender[] =>
  company.people.map(({ cookie }, index) => ({
    companyId: company.id,
    cookie,
    clientId: randomUUID(),
    kind: 'setTaskStatus' as const,
    targets: [company.taskIds[index]!],
    most: 1_000_000,
  }))

/** Mutations per second over 32 companies, of which each has two people who write. */
export async function overManyCompanies(stage: Stage): Promise<number> {
  const many = await Promise.all(
    Array.from({ length: 32 }, () => stage.makeCompany({ people: 2, issues: 0, tasks: 2 })),
  )
  return perSecondOf(stage, many.flatMap(sendersOf))
}

async function perSecondOf({ url }: Stage, senders: Sender[]): Promise<number> {
  const load = await runLoad({ url, schema: app.schema, seconds: SECONDS, connections: CONNECTIONS, senders })
  if (load.refused > 0) throw new Error('Some mutations were refused: the figures are meaningless.')
  return load.perSecond
}

export const throughput: Bar = {
  name: 'throughput',
  async run() {
    const stage = await openStage()
    try {
      const one = await stage.makeCompany({ people: CONNECTIONS, issues: 0, tasks: CONNECTIONS })
      const onOne = await perSecondOf(stage, sendersOf(one))
      const onMany = await overManyCompanies(stage)
      return [
        atLeast('mutations through HTTP, one company', onOne, 4_000, perSecond),
        atLeast('mutations through HTTP, 32 companies', onMany, 2_000, perSecond),
      ]
    } finally {
      await stage.stop()
    }
  },
}
