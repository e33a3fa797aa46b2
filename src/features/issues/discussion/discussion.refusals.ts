import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'discussion/issue-closed': 'This issue is resolved or archived. Reopen it to discuss it.',
  'discussion/other-team': 'This issue belongs to another team than the meeting.',
  'discussion/too-many': ({ limit }: { limit: number }) =>
    `A meeting takes up ${limit} issues. Conclude this one and go on in the next.`,
  'discussion/not-taken-up': 'This meeting has not taken up this issue. Open it first.',
  'discussion/decided-already': 'This issue was decided already. Undo that to decide anew.',
  'discussion/task-or-reason': 'Add a task, or say in a few words why none is needed.',
  'discussion/choose-another-team': 'Choose the team that the issue goes to.',
  'discussion/nothing-chosen': 'Choose at least one issue.',
  'note/too-long':
    'Several people wrote here at the same time, and together it is too long. Shorten it, or go on below.',
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
