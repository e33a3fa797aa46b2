import { checkedSchema } from '../../../ui/checked-schema.ts'
import { differing } from '../../../ui/differing.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { DayField } from '../../time/DayField.tsx'
import { PersonSelect } from '../frame/PersonSelect.tsx'
import { updateToolItem } from '../sheets/items.mutations.ts'
import { entryProblem } from '../sheets/shown-problem.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { ITEM_LENGTH } from '../sheets/sheets.table.ts'
import {
  ACTIVITY,
  BY_DAY,
  EDIT_ACTIVITY,
  HAND_TO,
  HOURS_A_WEEK,
  HOURS_UNIT,
  NO_DAY,
  NOBODY_YET,
} from './delegate-elevate.text.ts'
import { isForOthers } from './load.rules.ts'

const schema = checkedSchema(updateToolItem.schema, entryProblem)

type EditActivityDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: ItemEntry }

export default function EditActivityDialog({ item, ...dialog }: EditActivityDialogProps) {
  const handsOver = isForOthers(item.section)
  return (
    <FormDialog
      {...dialog}
      title={EDIT_ACTIVITY}
      size="sm"
      mutation={updateToolItem}
      schema={schema}
      keep={({ id, ...patch }) => ({ id, ...differing(item, patch) })}
      read={(form) => ({
        id: item.id,
        text: form.text('text'),
        hours: form.number('hours'),
        ...(handsOver && { personId: form.optional('personId'), dueOn: form.optional('dueOn') }),
      })}
    >
      <TextField label={ACTIVITY} name="text" maxLength={ITEM_LENGTH} defaultValue={item.text} autoFocus />
      <NumberField
        label={HOURS_A_WEEK}
        name="hours"
        unit={HOURS_UNIT}
        className="w-32"
        defaultValue={item.hours ?? ''}
      />
      {handsOver && (
        <div className="grid grid-cols-2 gap-3">
          <PersonSelect label={HAND_TO} none={NOBODY_YET} person={item.person} />
          <DayField label={BY_DAY} name="dueOn" defaultValue={item.dueOn ?? ''} none={NO_DAY} />
        </div>
      )}
    </FormDialog>
  )
}
