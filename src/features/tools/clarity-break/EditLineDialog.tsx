import { checkedSchema } from '../../../ui/checked-schema.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { updateToolItem } from '../sheets/items.mutations.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { entryProblem } from '../sheets/shown-problem.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { ITEM_LENGTH } from '../sheets/sheets.table.ts'
import { EDIT_LINE } from './clarity-break.text.ts'

const schema = checkedSchema(updateToolItem.schema, entryProblem)

export default function EditLineDialog({ item, onClose }: { item: ItemEntry; onClose: () => void }) {
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={EDIT_LINE}
      size="sm"
      mutation={updateToolItem}
      schema={schema}
      read={(form) => ({ id: item.id, text: form.text('text') })}
    >
      <TextField
        label={SECTION_LABELS[item.section]}
        name="text"
        maxLength={ITEM_LENGTH}
        defaultValue={item.text}
        autoFocus
      />
    </FormDialog>
  )
}
