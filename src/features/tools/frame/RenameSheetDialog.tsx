import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { renameToolSheet } from '../sheets/sheets.mutations.ts'
import { TITLE_LENGTH, type ToolSheet } from '../sheets/sheets.table.ts'
import { NAME, RENAME_SHEET } from './sheet-words.text.ts'

type RenameSheetDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; sheet: ToolSheet }

export default function RenameSheetDialog({ sheet, ...dialog }: RenameSheetDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={RENAME_SHEET}
      size="sm"
      mutation={renameToolSheet}
      read={(form) => ({ id: sheet.id, title: form.text('title') })}
    >
      <TextField label={NAME} name="title" maxLength={TITLE_LENGTH} defaultValue={sheet.title} autoFocus />
    </FormDialog>
  )
}
