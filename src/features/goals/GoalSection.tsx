import { Target } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AddGoalButton } from './AddGoalButton.tsx'
import { GoalItems } from './GoalItems.tsx'
import { companyGoals } from './goals.queries.ts'
import { NO_COMPANY_GOALS, NO_GOALS } from './goals.text.ts'

type GoalSectionProps = { title: string; heading?: 'h2' | 'h3'; children: ReactNode }

/** Goals under their heading, whose level depends on what stands above. */
export function GoalSection({ title, heading: Heading = 'h2', children }: GoalSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="border-b border-line px-4 pt-4 pb-1.5 text-[0.8125rem] font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** One quiet line in the place of goals, where a section among others is empty. */
export const NoGoals = ({ text }: { text: string }) => (
  <p className="px-4 py-3 text-[0.8125rem] text-soft">{text}</p>
)

/** In the place of a team's goals where nothing else stands, with the way to the first. */
export const NoGoalsYet = ({ teamId }: { teamId: string }) => (
  <EmptyState icon={<Target aria-hidden />} text={NO_GOALS} action={<AddGoalButton teamId={teamId} />} />
)

/** The company's goals; `teamId` is the leadership team's. */
export function CompanyGoals({ teamId, heading }: { teamId: string } & Pick<GoalSectionProps, 'heading'>) {
  const goals = useLive(companyGoals, {})
  return (
    <GoalSection title="Company goals" {...(heading && { heading })}>
      <GoalItems
        goals={goals}
        label="Company goals"
        teamId={teamId}
        empty={<NoGoals text={NO_COMPANY_GOALS} />}
      />
    </GoalSection>
  )
}
