import { useMemo } from 'react'
import { useActor, useLive } from '../../../sync/browser/react.ts'
import { team } from '../../../sync/scope.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { addDays, weekOf, weeksBack } from '../../time/calendar.rules.ts'
import { weekLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { Unit } from '../metrics.table.ts'
import { formatValue } from '../values/metric-format.rules.ts'
import { calculate } from './calculate.rules.ts'
import { Evaluation } from './evaluate.rules.ts'
import { NO_RESULT, PREVIEW } from './formula-builder.text.ts'
import { formulasOf, type Inputs } from './formula-inputs.rules.ts'
import { formulaInputs, heldInputs } from './formula.queries.ts'
import type { Formula } from './formula.rules.ts'
import { earliestWeek } from './look-back.rules.ts'

const WEEKS = 4
const NO_INPUTS: Inputs = {}

/** What a formula comes to in the last weeks. */
export function FormulaPreview({ formula, unit }: { formula: Formula; unit: Unit }) {
  const today = useToday()
  const start = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  const weeks = weeksBack(weekOf(today, start), WEEKS).toReversed()
  const inputs = useLive(formulaInputs, { formula: formula.text }) ?? NO_INPUTS
  useInputWeeks(formula, inputs, weeks)
  const evaluation = useMemo(() => new Evaluation(inputs), [inputs])
  return (
    <section aria-label={PREVIEW} aria-live="polite" className="rounded-md bg-sunken px-3 py-2">
      <h3 className="text-[0.8125rem] font-medium">{PREVIEW}</h3>
      <dl className="mt-1 grid grid-cols-4 gap-2">
        {weeks.map((week) => {
          const { value, problem } = calculate(formula.steps, week, (id, each) => evaluation.result(id, each))
          return (
            <div key={week} className="min-w-0">
              <dt className="text-xs text-soft">{weekLabel(week, start, today)}</dt>
              <dd
                data-numeric
                className={problem ? 'text-xs break-words text-bad-ink' : 'truncate font-medium'}
              >
                {problem ?? (value === null ? NO_RESULT : formatValue(value, unit))}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Fetches the values that the formula looks back to. */
function useInputWeeks(formula: Formula, inputs: Inputs, weeks: readonly string[]): void {
  const actor = useActor()
  const [oldest = '', newest = ''] = [weeks[0], weeks.at(-1)]
  const from = earliestWeek('', oldest, (id) => {
    const input = inputs[id]
    return id === '' ? [formula.text] : input ? formulasOf(input) : []
  })
  const metrics = Object.values(inputs).flatMap((input) => input?.metric ?? [])
  const teamIds = [...new Set(metrics.map(({ teamId }) => teamId))].toSorted()
  const sharedTeamIds = [
    ...new Set(metrics.filter(({ isShared }) => isShared).map(({ teamId }) => teamId)),
  ].toSorted()
  useLive(heldInputs, {
    teamIds: teamIds.filter((id) => actor.sees(team(id))),
    sharedTeamIds,
    from,
    to: addDays(newest, 7),
  })
}
