import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { choice, uuid } from '../../sync/fields.ts'
import type { Reader } from '../../sync/store.ts'
import { canEditGoal } from '../goals/goals.access.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { canArchiveHeadline } from '../headlines/headlines.access.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { canSetStatus } from '../tasks/tasks.access.ts'
import { assigneeIdsOf } from '../tasks/tasks.reads.ts'
import { tasks, type TaskStatus } from '../tasks/tasks.table.ts'
import { canWriteWork } from '../work/work.access.ts'
import { KINDS } from './search.rules.ts'

/** What can be done to a thing where it was found. */
export interface Act {
  act: 'complete' | 'resolve' | 'archive'
  /** Of a task: its status, and whether completing it makes the next one. */
  before?: TaskStatus
  repeats?: boolean
}

/** What the actor may do to a thing at hand besides opening it. Everybody may ask of what they see. */
export const actsOn = defineQuery('actsOn', {
  input: { kind: choice(...KINDS), id: uuid() },
  visibleTo: () => true,
  run(read, { kind, id }, actor): Act[] {
    if (kind === 'tasks') return onTask(read, id, actor)
    if (kind === 'issues') return onIssue(read, id, actor)
    const goal = kind === 'goals' ? read.get(teamGoals, id) : undefined
    if (goal?.archivedAt === null && canEditGoal(actor, goal, read)) return [{ act: 'archive' }]
    const headline = kind === 'headlines' ? read.get(headlines, id) : undefined
    const mayArchive = headline?.archivedAt === null && canArchiveHeadline(actor, headline, read)
    return mayArchive ? [{ act: 'archive' }] : []
  },
})

function onTask(read: Reader, id: string, actor: Actor): Act[] {
  const task = read.get(tasks, id)
  if (!task || task.archivedAt !== null) return []
  const mayTick = task.status !== 'done' && canSetStatus(actor, assigneeIdsOf(read, id))
  return [
    ...(mayTick
      ? [{ act: 'complete' as const, before: task.status, repeats: task.repeatEvery !== null }]
      : []),
    ...(canWriteWork(actor) ? [{ act: 'archive' as const }] : []),
  ]
}

function onIssue(read: Reader, id: string, actor: Actor): Act[] {
  const issue = read.get(issues, id)
  if (!issue || issue.archivedAt !== null || !canWriteWork(actor)) return []
  return [...(issue.status === 'open' ? [{ act: 'resolve' as const }] : []), { act: 'archive' }]
}
