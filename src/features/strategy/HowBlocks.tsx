import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { textIn, usePlan } from './plan-context.ts'
import { AdvisedCount } from './AdvisedCount.tsx'
import { PlanBlock } from './PlanBlock.tsx'
import { PlanDayField } from './PlanDayField.tsx'
import { PlanEntries } from './PlanEntries.tsx'
import { PlanMeasures } from './PlanMeasures.tsx'
import { QuarterGoals } from './QuarterGoals.tsx'
import { YearsField } from './YearsField.tsx'
import { yearsOf } from './strategy.rules.ts'
import { LIST_LABELS, yearOutlook } from './strategy.text.ts'

const YearGoals = later(
  () => import('./YearGoals.tsx'),
  () => <Skeleton className="h-28" />,
)

const LongTermIssues = later(
  () => import('./LongTermIssues.tsx'),
  () => <Skeleton className="h-40" />,
)

type HowBlocksProps = {
  /** Whether the team's long-term issues stand below anyway. */
  isAboveIssues?: boolean
}

/** The outlook, the plan of the year, and what is live on other screens: the goals of the quarter and long-term issues. */
export function HowBlocks({ isAboveIssues = false }: HowBlocksProps) {
  return (
    <>
      <Outlook />
      <Year />
      <QuarterGoals />
      {!isAboveIssues && <LongTermIssues />}
    </>
  )
}

const bullet = () => (
  <span
    aria-hidden
    className="mt-2.5 size-1 shrink-0 max-md:mt-5 rounded-full bg-plot print:[print-color-adjust:exact]"
  />
)

export function Outlook() {
  const { texts } = usePlan()
  const years = yearsOf('outlookYears', textIn(texts, 'outlookYears'))
  return (
    <PlanBlock
      block="outlook"
      title={yearOutlook(years)}
      aside={
        <>
          <PlanDayField field="outlookDate" />
          <p>
            <AdvisedCount list="outlookPicture" /> <YearsField field="outlookYears" />
          </p>
        </>
      }
    >
      <PlanMeasures of="outlook" />
      <h4 className="sr-only">{LIST_LABELS.outlookPicture}</h4>
      <PlanEntries list="outlookPicture" className="@lg/column:grid-cols-2" markOf={bullet} />
    </PlanBlock>
  )
}

export function Year() {
  return (
    <PlanBlock
      block="year"
      startsPage
      aside={
        <>
          <PlanDayField field="yearDate" />
          <AdvisedCount list="yearGoals" />
        </>
      }
    >
      <PlanMeasures of="year" />
      <YearGoals />
    </PlanBlock>
  )
}
