import { later } from '../../ui/later.tsx'
import { RowComments } from '../comments/RowComments.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import type { Goal } from './goals.table.ts'

const GoalDiscussion = later(() => import('./GoalDiscussion.tsx'))

/** How many comments a goal has, which open from there. */
export const GoalComments = ({ goal }: { goal: Goal }) => (
  <RowComments about={aboutRow('goal', goal)}>
    {(onClose) => <GoalDiscussion goal={goal} onClose={onClose} />}
  </RowComments>
)
