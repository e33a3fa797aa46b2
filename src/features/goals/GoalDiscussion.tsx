import { useLive } from '../../sync/browser/react.ts'
import { DiscussionPlace } from '../comments/DiscussionPlace.tsx'
import { aboutRow } from '../comments/subjects.rules.ts'
import { commentOnGoal } from './goal-comments.mutations.ts'
import { mayAddToGoal } from './goal-discussion.queries.ts'
import { type Goal, goalAudience } from './goals.table.ts'

/** What is said of a goal; with `onClose` in a dialog of its own. */
export default function GoalDiscussion({ goal, onClose }: { goal: Goal; onClose?: () => void }) {
  const mayAdd = useLive(mayAddToGoal, { goalId: goal.id }) === true
  const about = aboutRow('goal', goal)
  return (
    <DiscussionPlace
      of={{ about, audience: goalAudience(goal), mutation: commentOnGoal, mayAdd }}
      title={goal.title}
      onClose={onClose}
    />
  )
}
