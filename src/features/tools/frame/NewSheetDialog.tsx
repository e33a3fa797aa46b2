import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { createToolSheet } from '../sheets/sheets.mutations.ts'
import { TITLE_LENGTH } from '../sheets/sheets.table.ts'
import type { SheetTool } from '../sheets/tool-kinds.rules.ts'
import { FIRST_TITLES, NAME, START, START_SHEET } from './sheet-words.text.ts'

type NewSheetDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  tool: SheetTool
  onStarted: (sheetId: string) => void
}

export default function NewSheetDialog({ tool, onStarted, ...dialog }: NewSheetDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={START_SHEET}
      size="sm"
      mutation={createToolSheet}
      read={(form, id) => ({ id, tool, title: form.text('title') })}
      submitLabel={START}
      onDone={({ id }) => onStarted(id)}
    >
      <TextField
        label={NAME}
        name="title"
        maxLength={TITLE_LENGTH}
        defaultValue={FIRST_TITLES[tool]}
        autoFocus
      />
    </FormDialog>
  )
}
