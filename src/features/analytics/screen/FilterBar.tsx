import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { later } from '../../../ui/later.tsx'
import { MultiPicker } from '../../../ui/MultiPicker.tsx'
import { Select } from '../../../ui/Select.tsx'
import type { Team } from '../../teams/teams.table.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import {
  ALL_TEAMS,
  COMPARE,
  CUSTOM,
  fromTo,
  NO_SUCH_TEAM,
  NO_TEAMS,
  PERIOD,
  PERIOD_LABELS,
  PERIOD_PROBLEMS,
  TEAMS,
  TEAMS_LOADING,
  YOUR_TEAMS,
} from '../analytics.text.ts'
import { daysOf, PERIODS, type PeriodName, periodProblem } from '../period/analysed-period.rules.ts'
import type { Filters } from './filters.rules.ts'

const PeriodDialog = later(() => import('../../time/PeriodDialog.tsx'))

const NAMED = PERIODS.map((name) => ({ value: name as string, label: PERIOD_LABELS[name] }))
const ASKED = 'custom'
const TEXTS = { loading: TEAMS_LOADING, none: NO_TEAMS, noMatch: NO_SUCH_TEAM }

type FilterBarProps = {
  filters: Filters
  onChange: (patch: Partial<Filters>) => void
  /** Undefined while they load. */
  teams: readonly Team[] | undefined
  /** Whether these are all there are. */
  isWhole: boolean
}

/** Of which teams and days the charts are. On paper it is a sentence. */
export function FilterBar({
  filters: { teamIds, period, compares },
  onChange,
  teams,
  isWhole,
}: FilterBarProps) {
  const today = useToday()
  const [isAsking, ask] = useState(false)
  const isCustom = typeof period !== 'string'
  const days = daysOf(period, today)
  const ownDays = fromTo(dayLabel(days.from, today), dayLabel(days.to, today))
  const everybody = isWhole ? ALL_TEAMS : YOUR_TEAMS
  const named = teams?.filter(({ id }) => teamIds.includes(id)).map(({ name }) => name) ?? []
  return (
    <>
      <div className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <MultiPicker
          label={TEAMS}
          name="teams"
          hideLabel
          className="min-w-48 max-md:w-full md:max-w-md"
          placeholder={everybody}
          texts={TEXTS}
          choices={teams?.map(({ id, name }) => ({ value: id, label: name }))}
          value={teamIds}
          onChange={(chosen) => onChange({ teamIds: chosen })}
        />
        <Select
          label={PERIOD}
          name="period"
          hideLabel
          className="min-w-44 max-md:w-full"
          value={isCustom ? ASKED : period}
          onChange={(value) => (value === ASKED ? ask(true) : onChange({ period: value as PeriodName }))}
          options={[...NAMED, { value: ASKED, label: isCustom ? ownDays : CUSTOM }]}
        />
        <Checkbox
          label={COMPARE}
          checked={compares}
          onChange={(event) => onChange({ compares: event.currentTarget.checked })}
        />
      </div>
      <p className="hidden text-soft print:block">
        {[named.length > 0 ? named.join(', ') : everybody, ownDays].join(' · ')}
      </p>
      {isAsking && (
        <PeriodDialog
          open
          onOpenChange={ask}
          days={days}
          problemOf={(chosen) => {
            const problem = periodProblem(chosen)
            return problem && { of: 'to', words: PERIOD_PROBLEMS[problem] }
          }}
          onChoose={(chosen) => {
            ask(false)
            onChange({ period: chosen })
          }}
        />
      )}
    </>
  )
}
