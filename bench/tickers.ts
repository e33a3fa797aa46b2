import { randomUUID } from 'node:crypto'
import type { Sender } from './load/plan.ts'
import type { BenchCompany } from './stage.ts'

/** Everybody ticks and unticks a task of their own without end, which writes two rows and has no limit to run into. */
export const tickersOf = ({ id, people, taskIds }: BenchCompany): Sender[] =>
  people.map(({ cookie }, index) => ({
    companyId: id,
    cookie,
    clientId: randomUUID(),
    kind: 'setTaskStatus',
    targets: [taskIds[index]!],
    most: Infinity,
  }))
