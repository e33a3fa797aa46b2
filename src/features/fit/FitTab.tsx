import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { startOfQuarter } from '../time/calendar.rules.ts'
import { useToday } from '../time/use-today.ts'
import { maySeeFit } from './fit.access.ts'
import { fitOfQuarter, sourceOfValues, type ValuesSource, valuesOfPlan } from './fit.queries.ts'
import {
  FOR_MANAGERS,
  NO_VALUES,
  NO_VALUES_DETAIL,
  NOBODY_TO_RATE,
  OPEN_STRATEGY,
  VALUES_NOT_SHARED,
} from './fit.text.ts'
import { FitSheetView } from './FitSheetView.tsx'
import { useFitAddress } from './use-fit-address.ts'

/** How people live the values and fit their seats, quarter by quarter. */
export default function FitTab() {
  return maySeeFit(useActor()) ? <Fit /> : <EmptyState text={FOR_MANAGERS} />
}

function Fit() {
  const source = useLive(sourceOfValues, {})
  if (!source) return <SkeletonRows />
  return source.plan ? (
    <WithValues source={source} plan={source.plan} />
  ) : (
    <Sheet source={source} values={[]} />
  )
}

function WithValues({ source, plan }: { source: ValuesSource; plan: NonNullable<ValuesSource['plan']> }) {
  const values = useLive(valuesOfPlan, plan)
  return values ? <Sheet source={source} values={values} /> : <SkeletonRows />
}

type SheetProps = { source: ValuesSource; values: Parameters<typeof FitSheetView>[0]['values'] }

function Sheet({ source, values }: SheetProps) {
  const today = useToday()
  const address = useFitAddress(today)
  const isOver = address.quarter < startOfQuarter(today)
  const sheet = useLive(fitOfQuarter, { quarter: address.quarter, isOver })
  const mayWrite = useActor().can('full_company_access')
  if (!sheet) return <SkeletonRows />
  const hasValues = values.some(({ isRemoved }) => !isRemoved)
  const missing = hasValues ? null : source.maySeeAny || mayWrite ? 'none' : 'not-shared'
  if (missing === 'none' && !isOver && sheet.people.every(({ seats }) => seats.length === 0))
    return (
      <EmptyState
        icon={<Scale aria-hidden />}
        text={`${NO_VALUES}. ${NO_VALUES_DETAIL}`}
        action={<StrategyLink />}
      />
    )
  return (
    <>
      {missing !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-[0.8125rem] print:hidden">
          <span>{missing === 'none' ? `${NO_VALUES}. ${NO_VALUES_DETAIL}` : VALUES_NOT_SHARED}</span>
          {missing === 'none' && <StrategyLink />}
        </p>
      )}
      {sheet.people.length === 0 && !isOver ? (
        <EmptyState icon={<Scale aria-hidden />} text={NOBODY_TO_RATE} />
      ) : (
        <FitSheetView sheet={sheet} values={values} address={address} isOver={isOver} />
      )}
    </>
  )
}

const StrategyLink = () => (
  <Link to="/strategy" className="font-medium text-accent-ink hover:underline">
    {OPEN_STRATEGY}
  </Link>
)
