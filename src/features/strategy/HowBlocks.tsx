import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { itemsIn, textIn, usePlan } from './plan-context.ts'
import { PlanBlock } from './PlanBlock.tsx'
import { PlanDayField } from './PlanDayField.tsx'
import { PlanEntries } from './PlanEntries.tsx'
import { PlanMeasures } from './PlanMeasures.tsx'
import { QuarterGoals } from './QuarterGoals.tsx'
import { YearsField } from './YearsField.tsx'
import { yearsOf } from './strategy.rules.ts'
import { advisedCount, LIST_LABELS, yearOutlook } from './strategy.text.ts'

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

const bullet = () => <span aria-hidden className="mt-2.5 size-1 shrink-0 rounded-full bg-plot" />

export function Outlook() {
  const { texts, items } = usePlan()
  const years = yearsOf('outlookYears', textIn(texts, 'outlookYears'))
  return (
    <PlanBlock
      block="outlook"
      title={yearOutlook(years)}
      aside={
        <>
          <PlanDayField field="outlookDate" />
          <p className="print:hidden">
            {advisedCount('outlookPicture', itemsIn(items, 'outlookPicture').length)}{' '}
            <YearsField field="outlookYears" />
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
  const { items } = usePlan()
  return (
    <PlanBlock
      block="year"
      startsPage
      aside={
        <>
          <PlanDayField field="yearDate" />
          <p className="print:hidden">{advisedCount('yearGoals', itemsIn(items, 'yearGoals').length)}</p>
        </>
      }
    >
      <PlanMeasures of="year" />
      <YearGoals />
    </PlanBlock>
  )
}
