import { useLive } from '../../sync/browser/react.ts'
import { cx } from '../../ui/cx.ts'
import { useToday } from '../time/use-today.ts'
import { fitted, formatAggregate, formatValue } from '../metrics/values/metric-format.rules.ts'
import { usePlan } from './plan-context.ts'
import { measureState, WEEKS } from './measures.queries.ts'
import { plannedText, shareOf } from './measures.rules.ts'
import type { PlanItem } from './strategy.table.ts'
import { EDIT_MEASURE, ofTarget, overWeeks, shareReached } from './strategy.text.ts'

const SHORT = 8

/** What a measure has reached of what is planned, by its metric where the reader sees that; else what is planned. */
export function MeasureFigure({ item, onEdit }: { item: PlanItem; onEdit: () => void }) {
  const { mayEdit } = usePlan()
  const today = useToday()
  const state = useLive(measureState, { metricId: item.metricId, today })
  const planned = plannedText(item)
  const share = state ? shareOf(state.overall.value, item.amount) : null
  const figure = (
    <>
      <span
        className={cx('text-lg font-semibold tabular-nums', state?.status === 'missed' && 'text-bad-ink')}
      >
        {state
          ? fitted(formatValue(state.value, state.unit), SHORT, state.value, state.unit)
          : planned || '–'}
      </span>
      {state && planned && <span className="text-xs text-soft"> {ofTarget(planned)}</span>}
      {state && (
        <span className="block text-xs text-soft">
          {overWeeks(
            WEEKS,
            state.overall.kind,
            formatAggregate(state.overall.value, state.unit, state.overall.kind),
          )}
          {share !== null && ` · ${shareReached(formatValue(share, 'percentage'))}`}
        </span>
      )}
    </>
  )
  if (!mayEdit) return <span>{figure}</span>
  return (
    <button
      type="button"
      aria-label={`${EDIT_MEASURE}: ${item.title}`}
      onClick={onEdit}
      className="min-h-6 justify-self-start rounded-sm text-left hover:bg-hover max-md:min-h-11"
    >
      {figure}
    </button>
  )
}
