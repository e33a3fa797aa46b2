import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import {
  IMPORT_STOPPED,
  IMPORT_UNDONE,
  IMPORTED,
  importedOf,
  IMPORTING,
  STOP,
  undoneExcept,
  valuesWritten,
} from './csv.text.ts'
import type { ImportPlan } from './import-plan.rules.ts'
import { type Imported, type Importer, runImport, undoImport } from './import-run.ts'
import { lastImport } from './last-import.ts'

/** Long enough to look at what came of it. */
const UNDO_SHOWN_FOR = 20_000

type ImportProgressProps = { plan: ImportPlan; writing: Importer; onDone: () => void }

/** Writes what was planned and shows how far it is. Stopped or finished, it can be undone as one. */
export function ImportProgress({ plan, writing, onDone }: ImportProgressProps) {
  const [written, setWritten] = useState(0)
  const stopping = useRef<AbortController>(null)
  const all = plan.cells.length
  useEffect(() => {
    if (stopping.current) return
    const { signal } = (stopping.current = new AbortController())
    void runImport(plan, writing, { onProgress: setWritten, signal }).then((done) => {
      tell(done, writing, done.cells.length === plan.cells.length)
      onDone()
    })
    // It runs once, however often the screen around it is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className="grid gap-3 pb-2">
      <Progress label={IMPORTING} value={written} max={Math.max(1, all)} />
      <div className="flex items-center gap-3">
        <p role="status" className="flex-1 text-soft tabular-nums">
          {importedOf(written, all)}
        </p>
        <Button onClick={() => stopping.current?.abort()}>{STOP}</Button>
      </div>
    </div>
  )
}

function tell(done: Imported, writing: Importer, isComplete: boolean): void {
  if (done.cells.length === 0 && done.metricIds.length === 0) return
  const { teamId } = writing
  const undo = () => {
    lastImport.forget(teamId)
    void undoImport(done, writing).then(({ left, kept }) =>
      toast.success(IMPORT_UNDONE, undoneExcept(left, kept) || undefined),
    )
  }
  lastImport.keep(teamId, undo)
  const title = isComplete ? IMPORTED : IMPORT_STOPPED
  toastUndo(title, valuesWritten(done.cells.length), undo, { duration: UNDO_SHOWN_FOR })
}
