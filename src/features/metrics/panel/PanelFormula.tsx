import { Workflow } from 'lucide-react'
import { later } from '../../../ui/later.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import type { MetricRow } from '../metrics.queries.ts'
import { useScorecardActions } from '../scorecard/scorecard-actions.ts'
import { FORMULA } from './panel.text.ts'

const FormulaInputs = later(() => import('../formulas/FormulaInputs.tsx'))

/** What a metric is calculated from, with the numbers of the week of the Monday `week`. */
export function PanelFormula({ row, week }: { row: MetricRow; week: Day }) {
  const { openWeek } = useScorecardActions()
  return (
    <section aria-label={FORMULA} className="flex gap-2.5 text-[0.8125rem]">
      <Workflow aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <div className="grid min-w-0 flex-1 gap-1">
        <FormulaInputs row={row} week={week} onOpen={openWeek} />
      </div>
    </section>
  )
}
