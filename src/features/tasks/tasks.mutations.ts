import { defineMutation, type MutationContext } from '../../sync/define-mutation.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { date, ref, refs, type Shape, uuid } from '../../sync/fields.ts'
import { isMadeId } from '../../sync/hashed-id.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { madeInMeeting } from '../meetings/made-in-meeting.reads.ts'
import { enteredDay, ownDay } from '../time/day-input.rules.ts'
import { findOwnTeam } from '../work/own-team.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import { assign } from './assignees.mutations.ts'
import { reschedule } from './reschedule.mutations.ts'
import { makeNext } from './repeat/next-task.mutations.ts'
import { repeatFields } from './repeat/repeat-fields.rules.ts'
import { refuse } from './tasks.refusals.ts'
import { MOST_ASSIGNEES, NOTHING_YET, statusAt } from './tasks.rules.ts'
import { repeat, type Task, taskDescription, tasks, taskStatus, taskTitle, taskType } from './tasks.table.ts'
import { TASK_NOT_CREATED, TASK_NOT_UPDATED } from './tasks.text.ts'

const newTask = {
  id: uuid(),
  title: taskTitle(),
  description: taskDescription().optional(),
  taskType: taskType(),
  /** Only counts for a team task. */
  teamId: ref('teams').nullable().optional(),
  status: taskStatus().optional(),
  dueDate: enteredDay(),
  repeat: repeat().optional(),
  assigneeIds: refs('people', MOST_ASSIGNEES).optional(),
  sourceIssueId: ref('issues').nullable().optional(),
  sourceGoalId: ref('team_goals').nullable().optional(),
  sourceMilestoneId: ref('goal_milestones').nullable().optional(),
  meetingId: ref('meetings').nullable().optional(),
  /** The actor's own day, after which the next one is due of a task that is done and repeats. */
  today: date().optional(),
}

/** Creates a task. A personal task goes to the actor, a team task to its assignees or, if there are none, to the actor. */
export const createTask = defineMutation('createTask', {
  failure: TASK_NOT_CREATED,
  input: newTask,
  may: canWriteWork,
  run(tx, input, context) {
    if (isMadeId(input.id)) notFound()
    addTask(tx, input, context)
  },
})

/** Adds a task, also one whose id is made of what it comes from. */
export function addTask(
  tx: Transaction,
  {
    description = null,
    status = 'todo',
    assigneeIds = [],
    sourceIssueId = null,
    sourceGoalId = null,
    sourceMilestoneId = null,
    repeat: repeated = null,
    meetingId,
    today,
    ...input
  }: Shape<typeof newTask>,
  context: MutationContext,
): void {
  const { actor, now } = context
  const forTeam = input.taskType === 'team'
  if (forTeam && !input.teamId) refuse('task/team-required')
  const teamId = forTeam && input.teamId ? findOwnTeam(tx, actor, input.teamId).id : null
  const task: Task = {
    ...input,
    description,
    teamId,
    ...statusAt(null, status, now),
    sourceIssueId,
    sourceGoalId,
    sourceMilestoneId,
    meetingId: madeInMeeting(tx, meetingId, teamId),
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
    ...repeatFields(repeated, input.dueDate),
    ...NOTHING_YET,
  }
  tx.insert(tasks, task)
  assign(tx, context, task, forTeam ? assigneeIds : [])
  if (status === 'done') makeNext(tx, task, { actor, now, today: ownDay(today, now) })
}

/** Changes the given fields; the others stay. */
export const updateTask = defineMutation('updateTask', {
  failure: TASK_NOT_UPDATED,
  input: {
    id: ref('tasks'),
    title: taskTitle().optional(),
    description: taskDescription().optional(),
    dueDate: enteredDay().optional(),
    /** How it repeats from its due date on; null if no longer. */
    repeat: repeat().optional(),
    /** Everybody who is to have the task; an empty list gives it to its creator. */
    assigneeIds: refs('people', MOST_ASSIGNEES).optional(),
    /** Who had it when the form was opened: whom others have added or taken off since stays so. Without them only `assigneeIds` count. */
    assigneesBefore: refs('people', MOST_ASSIGNEES).optional(),
  },
  may: canWriteWork,
  run(tx, { id, assigneeIds, assigneesBefore, dueDate, repeat: repeated, ...changed }, context) {
    const { now } = context
    const task = tx.find(tasks, id)
    tx.update(tasks, id, { ...changed, updatedAt: now })
    if (dueDate !== undefined) reschedule(tx, task, dueDate, now)
    if (repeated !== undefined) tx.update(tasks, id, repeatFields(repeated, dueDate ?? task.dueDate))
    if (assigneeIds) assign(tx, context, tx.find(tasks, id), assigneeIds, assigneesBefore)
  },
})
