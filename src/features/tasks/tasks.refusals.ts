import { type Conflicts, type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'task/team-required': 'Team is required',
  'task/assign-only-yourself': {
    kind: 'denied',
    detail: 'You can assign tasks to yourself only. Ask a manager to assign others.',
  },
  'task/assignee-not-in-team':
    'Tasks can be assigned to active members of the team only. Choose others and try again.',
  'task/already-assigned': 'This person is assigned already.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

/** Why constraints of the database refuse, where no rule could foresee the conflict. */
export const conflicts: Conflicts = {
  task_assignees_once: refuse.reason('task/already-assigned'),
}
