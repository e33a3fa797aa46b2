import { setTimeout as sleep } from 'node:timers/promises'
import { createTask } from '../src/features/tasks/tasks.mutations.ts'
import { tasks } from '../src/features/tasks/tasks.table.ts'
import { defineMutation } from '../src/sync/define-mutation.ts'
import { refs } from '../src/sync/fields.ts'
import { newId } from '../src/sync/id.ts'
import { SyncNode } from '../src/sync/server/node.ts'
import { atMost, type Bar, percentile, perSecond, sorted } from './bar.ts'
import { type BenchCompany, openStage } from './stage.ts'

const SECONDS = 4
const PEOPLE_EACH = 20
const ROWS = 200
const LARGE_CHANGES = 10

const describeAll = defineMutation('describeAll', {
  input: { ids: refs(tasks.name, ROWS) },
  internal: true,
  may: (actor) => actor.system,
  run(tx, { ids }) {
    for (const id of ids) tx.update(tasks, id, { description: 'Wind from the south. '.repeat(40) })
  },
})

/** Two nodes write one company without a pause: neither keeps the other, or a large change, from its turn. */
export const twoNodes: Bar = {
  name: 'two-nodes',
  async run() {
    const stage = await openStage()
    const other = new SyncNode(stage.services.node.options)
    try {
      await other.start()
      const nodes = [stage.services.node, other]
      const company = await stage.makeCompany({ people: PEOPLE_EACH, issues: 0, tasks: ROWS * LARGE_CHANGES })
      const busy = await Promise.all(
        nodes.map((node) => whileBusy(node, company, () => sleep(SECONDS * 1_000))),
      )
      const large: number[] = []
      await whileBusy(stage.services.node, company, async () => {
        for (let from = 0; from < company.taskIds.length; from += ROWS) {
          const ids = company.taskIds.slice(from, from + ROWS)
          large.push(await timed(() => other.run(company.id, null, describeAll, { ids })))
        }
      })
      const worst = (share: number) => Math.max(...busy.map((own) => percentile(own, share)))
      return [
        {
          what: `two-nodes: tasks created by ${PEOPLE_EACH} people on each`,
          measured: perSecond(busy.flat().length / SECONDS),
          bar: '',
          reached: null,
        },
        atMost('two-nodes: a task on the node where it takes longer, 99th', worst(0.99), 250),
        atMost('two-nodes: the longest anybody waits', worst(1), 500),
        atMost(`two-nodes: ${ROWS} rows beside a busy node, median`, percentile(sorted(large), 0.5), 100),
      ]
    } finally {
      await other.stop()
      await stage.stop()
    }
  },
}

/** Everybody creates tasks on a node until `work` is done: how long each took, in milliseconds. */
async function whileBusy(
  node: SyncNode,
  { id, teamId, people }: BenchCompany,
  work: () => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = []
  const over = new AbortController()
  const create = (userId: string) => {
    const task = { id: newId(), title: 'Mend the net', taskType: 'team' as const, teamId }
    return node.run(id, userId, createTask, { ...task, dueDate: '2026-12-20', assigneeIds: [] })
  }
  const acting = people.map(async (person) => {
    while (!over.signal.aborted) took.push(await timed(() => create(person.id)))
  })
  await work()
  over.abort()
  await Promise.all(acting)
  return sorted(took)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
