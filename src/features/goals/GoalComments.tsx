import { later } from '../../ui/later.tsx'
import { RowComments } from '../comments/RowComments.tsx'
import type { Goal } from './goals.table.ts'

const GoalDiscussion = later(() => import('./GoalDiscussion.tsx'))

/** How many comments a goal has, which open from there. */
export const GoalComments = ({ goal }: { goal: Goal }) => (
  <RowComments discussionId={goal.id}>
    {(onClose) => <GoalDiscussion goal={goal} onClose={onClose} />}
  </RowComments>
)
