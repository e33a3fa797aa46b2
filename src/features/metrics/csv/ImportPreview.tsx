import { useMemo, useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { addDays, type Day, mondayOf } from '../../time/calendar.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { heldInputs } from '../formulas/formula.queries.ts'
import { metricsOfTeam } from '../metrics.queries.ts'
import type { Columns } from './columns.rules.ts'
import type { CsvTable } from './csv-file.ts'
import { importRows, LOADING_WEEKS } from './csv.text.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { type ImportPlan, planned, weeksMeant } from './import-plan.rules.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'
import { useImporter } from './use-importer.ts'
import { useReading } from './use-reading.ts'

type ImportPreviewProps = {
  teamId: string
  table: CsvTable
  columns: Columns
  onColumns: (columns: Columns) => void
  onDone: () => void
}

/** How the file is read and what would come of it; then, on the way, how far it is. */
export function ImportPreview({ teamId, table, columns, onColumns, onDone }: ImportPreviewProps) {
  const reading = useReading()
  const importer = useImporter(teamId)
  const [running, setRunning] = useState<ImportPlan | null>(null)
  const weeks = useMemo(() => weeksMeant(table.rows, columns, reading), [table, columns, reading])
  const isHeld = useWeeksHeld(teamId, weeks)
  const plan = useMemo(
    () => (importer && isHeld ? planned(table.rows, columns, importer.known()) : null),
    [importer, isHeld, table, columns],
  )
  if (running && importer) return <ImportProgress plan={running} writing={importer.writing} onDone={onDone} />
  const ready = plan?.report.filter(({ kind }) => kind === 'created' || kind === 'changed').length ?? 0
  /** Planned anew: what colleagues have changed since the file was chosen may be what it has to write. */
  const begin = () => importer && setRunning(planned(table.rows, columns, importer.known()))
  return (
    <>
      <div className="grid gap-4">
        <ImportColumns titles={table.titles} columns={columns} onChange={onColumns} />
        {plan ? (
          <ImportReport plan={plan} />
        ) : (
          <p role="status" className="text-soft">
            {LOADING_WEEKS}
          </p>
        )}
      </div>
      <DialogActions>
        <Button variant="primary" disabled={ready === 0} onClick={begin}>
          {importRows(ready)}
        </Button>
      </DialogActions>
    </>
  )
}

/** Fetches the values of these weeks, however old, so that the plan can tell what changes; also those of metrics that several teams show. */
function useWeeksHeld(teamId: string, weeks: { from: Day; to: Day } | null): boolean {
  const thisWeek = mondayOf(useToday())
  const { from, to } = weeks ?? { from: thisWeek, to: thisWeek }
  const shared = (useLive(metricsOfTeam, { teamId }) ?? []).filter(({ isShared }) => isShared)
  const sharedTeamIds = [...new Set(shared.map((metric) => metric.teamId))].toSorted()
  return useLive(heldInputs, { teamIds: [teamId], sharedTeamIds, from, to: addDays(to, 7) }) === true
}
