import { useState } from 'react'
import { later } from '../../../ui/later.tsx'
import { Select } from '../../../ui/Select.tsx'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { TIME_PERIOD } from '../metrics.text.ts'
import { type Period, type PeriodName, periodProblem, PERIODS } from './periods.rules.ts'
import { CUSTOM, CUSTOM_DETAIL, PERIOD_LABELS, PERIOD_PROBLEMS, weeksFromTo } from './scorecard.text.ts'
import { useWeeks } from './use-weeks.ts'

const PeriodDialog = later(() => import('../../time/PeriodDialog.tsx'))

const NAMED = PERIODS.map((name) => ({ value: name as string, label: PERIOD_LABELS[name] }))
const ASKED = 'custom'

type PeriodSelectProps = { period: Period; onChoose: (period: Period) => void }

/** Chooses one of the periods with a name, or two days. */
export function PeriodSelect({ period, onChoose }: PeriodSelectProps) {
  const today = useToday()
  const weeks = useWeeks(period)
  const [isAsking, ask] = useState(false)
  const isCustom = typeof period !== 'string'
  const label = isCustom ? weeksFromTo(dayLabel(period.from, today), dayLabel(period.to, today)) : CUSTOM
  return (
    <>
      <Select
        label={TIME_PERIOD}
        name="period"
        hideLabel
        className="md:min-w-40 max-md:flex-[1.3]"
        value={isCustom ? ASKED : period}
        onChange={(value) => (value === ASKED ? ask(true) : onChoose(value as PeriodName))}
        options={[...NAMED, { value: ASKED, label }]}
      />
      {isAsking && (
        <PeriodDialog
          open
          description={CUSTOM_DETAIL}
          days={isCustom ? period : { from: weeks?.oldest ?? today, to: today }}
          onOpenChange={ask}
          problemOf={(days) => {
            const problem = periodProblem(days, today)
            return (
              problem && { of: problem === 'in-the-future' ? 'from' : 'to', words: PERIOD_PROBLEMS[problem] }
            )
          }}
          onChoose={(chosen) => {
            ask(false)
            onChoose(chosen)
          }}
        />
      )}
    </>
  )
}
