import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { RestoreDialog } from '../../work/restoring/RestoreDialog.tsx'
import { restoreToolSheet } from '../sheets/sheets.mutations.ts'
import { archivedSheets } from '../sheets/sheets.queries.ts'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'
import { TOOL_LABELS } from '../tools.text.ts'
import { ARCHIVED_SHEETS } from './sheet-words.text.ts'

type ArchivedSheetsProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  tool: SheetTool
  onRestored: (sheetId: string) => void
}

/** The sheets of a tool that can be brought back. */
export default function ArchivedSheets({ tool, onRestored, ...dialog }: ArchivedSheetsProps) {
  const mutate = useMutate()
  const archived = useLive(archivedSheets, { tool }) ?? []
  return (
    <RestoreDialog
      {...dialog}
      title={ARCHIVED_SHEETS}
      items={archived.map(({ id, title, archivedAt }) => ({
        id,
        name: title || TOOL_LABELS[tool],
        archivedAt,
      }))}
      onRestore={(id) => {
        if (mutate(restoreToolSheet, { id })) return
        onRestored(id)
        dialog.onOpenChange(false)
      }}
    />
  )
}
