import { useMemo, useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from '../../../ui/DialogActions.tsx'
import { FileField } from '../../../ui/FileField.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { peopleOfCompany } from '../../people/people.queries.ts'
import { visibleTeams } from '../../teams/teams.queries.ts'
import { startChart } from '../charts/charts.mutations.ts'
import { seatsOfChart } from '../charts/charts.queries.ts'
import type { OrgChart } from '../org-chart.table.ts'
import { nameKey } from './chart-file.rules.ts'
import type { FiledRow } from './filed-rows.rules.ts'
import {
  CHOOSE_FILE,
  IMPORT_CHART,
  IMPORT_EXPLAINED,
  IMPORT_NOT_DONE,
  IMPORT_UNDONE,
  imported,
  importRows,
} from './files.text.ts'
import { chunksOfImport, chunksOfUndo } from './import-chunks.rules.ts'
import { type ChartImport, type Known, planned } from './import-plan.rules.ts'
import { importSeats, undoImport } from './import-seats.mutations.ts'
import { ImportRows } from './ImportRows.tsx'
import { readChartFile } from './read-chart-file.ts'

type ImportChartDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  chart: Pick<OrgChart, 'id' | 'name'>
  /** There is no such chart yet: it begins with the first row. */
  starts?: boolean
}

/** Long enough to look at what came of it, in milliseconds. */
const UNDO_SHOWN_FOR = 20_000

/** Imports seats from a file: choose it, see what would happen, write it. One import is taken back as one. */
export default function ImportChartDialog({ chart, starts = false, ...dialog }: ImportChartDialogProps) {
  const mutate = useMutate()
  const chartId = chart.id
  const [rows, setRows] = useState<FiledRow[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const known = useKnown(chartId)
  const plan = useMemo(() => (rows && known ? planned(rows, known) : null), [rows, known])
  const count = plan ? plan.added.length + plan.changed.length : 0

  async function read(file: File): Promise<void> {
    setProblem(null)
    setRows(null)
    try {
      setRows(await readChartFile(file))
    } catch (error) {
      setProblem((error as Error).message)
    }
  }

  function write({ added, changed }: ChartImport): void {
    if (starts && mutate(startChart, { id: chartId, name: chart.name, seats: [] })) return
    const done: Pick<ChartImport, 'added' | 'changed'> = { added: [], changed: [] }
    const refused = chunksOfImport({ added, changed }).some((chunk) => {
      if (mutate(importSeats, { chartId, ...chunk })) return true
      const ids = new Set(chunk.changed.map(({ id }) => id))
      done.added.push(...chunk.added)
      done.changed.push(...changed.filter((seat) => ids.has(seat.id) && !done.changed.includes(seat)))
      return false
    })
    const undo = () => {
      for (const chunk of chunksOfUndo(done)) mutate(undoImport, { chartId, ...chunk })
      toast.success(IMPORT_UNDONE, chart.name)
    }
    dialog.onOpenChange(false)
    const said = refused ? IMPORT_NOT_DONE : imported(done.added.length + done.changed.length)
    if (done.added.length + done.changed.length > 0)
      toastUndo(said, chart.name, undo, { duration: UNDO_SHOWN_FOR })
  }

  return (
    <Dialog
      {...dialog}
      title={IMPORT_CHART}
      size="lg"
      description={IMPORT_EXPLAINED}
      asksBeforeClosing={false}
    >
      <div className="grid gap-4">
        <FileField
          label={CHOOSE_FILE}
          accept=".csv,.json,text/csv,application/json"
          onFile={(file) => void read(file)}
        />
        {problem && <Alert kind="bad" title={problem} />}
        {plan && <ImportRows report={plan.report} />}
      </div>
      <DialogActions>
        <Button variant="primary" disabled={count === 0} onClick={() => plan && write(plan)}>
          {importRows(count)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What a file is compared with; undefined while that loads. */
function useKnown(chartId: string): Known | undefined {
  const seats = useLive(seatsOfChart, { chartId })
  const people = useLive(peopleOfCompany, {})
  const teams = useLive(visibleTeams, {})
  const [ids] = useState(() => new Map<string, string>())
  return useMemo(() => {
    if (!seats || !people || !teams) return undefined
    return {
      seats,
      people: new Map(people.map(({ person }) => [person.email.toLowerCase(), person.id])),
      teams: new Map(teams.map(({ id, name }) => [nameKey(name), id])),
      idOf({ row }, role) {
        const key = `${row} ${role ?? ''}`
        const id = ids.get(key) ?? newId()
        ids.set(key, id)
        return id
      },
    }
  }, [seats, people, teams, ids])
}
