import { useEffect, useEffectEvent, useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { importToolSheet } from '../sheets/import-sheet.mutations.ts'
import { knownToImport } from '../sheets/sheets.queries.ts'
import { type PlannedSheet, sheetIn } from '../sheets/sheet-file.rules.ts'
import { archiveToolSheet } from '../sheets/sheets.mutations.ts'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'
import {
  FILE_HAS_NO_SHEET,
  IMPORT_JSON,
  importRows,
  ROW_PROBLEMS,
  rowProblem,
  rowsToAdd,
  rowsToSkip,
  SHEET_IMPORTED,
} from './import.text.ts'

type ImportedSheetProps = {
  file: File
  tool: SheetTool
  onImported: (sheetId: string) => void
  onDone: () => void
}

/** Makes a sheet of a file: says first what would be written, and takes all of it back at once. */
export default function ImportedSheet({ file, tool, onImported, onDone }: ImportedSheetProps) {
  const mutate = useMutate()
  const seen = useLive(knownToImport, {})
  const [text, setText] = useState<string | null>(null)
  const [planned, setPlanned] = useState<PlannedSheet | null>(null)
  const isRead = text !== null && seen !== undefined

  const look = useEffectEvent(() => {
    if (text === null || !seen) return
    const known = { personIds: new Set(seen.personIds), goalIds: new Set(seen.goalIds) }
    const found = sheetIn(text, tool, known)
    if (found) return setPlanned(found)
    toast.error(IMPORT_JSON, FILE_HAS_NO_SHEET)
    onDone()
  })
  useEffect(() => {
    void file.text().then(setText)
  }, [file])
  useEffect(() => {
    if (isRead) look()
  }, [isRead])

  function write() {
    if (!planned) return
    const id = newId()
    const entries = planned.entries.map((entry) => ({ ...entry, id: newId() }))
    if (mutate(importToolSheet, { id, tool, ...planned.sheet, entries })) return
    onImported(id)
    toastUndo(SHEET_IMPORTED, planned.sheet.title, () => mutate(archiveToolSheet, { id }))
  }

  return (
    <ConfirmDialog
      open={planned !== null}
      onOpenChange={onDone}
      title={IMPORT_JSON}
      detail={planned && <DryRun {...planned} />}
      confirmLabel={importRows(planned?.entries.length ?? 0)}
      onConfirm={write}
    />
  )
}

/** Nothing is written yet: what would be, and what is left out. */
const DryRun = ({ entries, problems }: PlannedSheet) => (
  <span className="block max-h-60 overflow-y-auto">
    {rowsToAdd(entries.length)} {problems.length > 0 && rowsToSkip(problems.length)}
    {problems.map(({ row, problem }) => (
      <span key={row} className="block">
        {rowProblem(row, ROW_PROBLEMS[problem])}
      </span>
    ))}
  </span>
)
