import { Target } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AddGoalButton } from './AddGoalButton.tsx'
import { NO_GOALS } from './goals.text.ts'

/** One quiet line in place of goals, for an empty section among others. */
export const NoGoals = ({ text }: { text: string }) => (
  <p className="px-4 py-3 text-[0.8125rem] text-soft">{text}</p>
)

/** In place of a team's goals where nothing else is shown, with a button to add the first. */
export const NoGoalsYet = ({ teamId }: { teamId: string }) => (
  <EmptyState icon={<Target aria-hidden />} text={NO_GOALS} action={<AddGoalButton teamId={teamId} />} />
)
