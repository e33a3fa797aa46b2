import { checkedSchema } from '../../../ui/checked-schema.ts'
import { differing } from '../../../ui/differing.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { PersonSelect } from '../frame/PersonSelect.tsx'
import { fillToolSection } from '../sheets/items.mutations.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import { numberProblem } from '../sheets/shown-problem.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { BLANK } from '../sheets/sheets.rules.ts'
import { ITEM_LENGTH, RUNG_STATES } from '../sheets/sheets.table.ts'
import type { Rung } from './ladder.rules.ts'
import {
  COST,
  editRung,
  HOLDER,
  HOLDER_NAME,
  HOLDER_NAME_EXPLAINED,
  HOURS,
  NO_STATE,
  NOBODY_HERE,
  ROLE,
  STATE,
  STATE_LABELS,
} from './replacement-ladder.text.ts'

const NAME_LENGTH = 100
const schema = checkedSchema(fillToolSection.schema, numberProblem)

type EditRungDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  sheetId: string
  rung: Rung
  /** As it was when the dialog was opened. */
  item: ItemEntry | undefined
}

export default function EditRungDialog({ sheetId, rung, item, ...dialog }: EditRungDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={editRung(SECTION_LABELS[rung])}
      size="sm"
      mutation={fillToolSection}
      schema={schema}
      keep={(patch) => ({ ...differing(item ?? BLANK, patch), sheetId, section: rung })}
      read={(form) => ({
        sheetId,
        section: rung,
        text: form.text('text'),
        personId: form.optional('personId'),
        note: form.optional('note'),
        hours: form.number('hours'),
        amount: form.number('amount'),
        state: form.optional('state'),
      })}
    >
      <TextField label={ROLE} name="text" maxLength={ITEM_LENGTH} defaultValue={item?.text} autoFocus />
      <PersonSelect label={HOLDER} none={NOBODY_HERE} person={item?.person} />
      <TextField
        label={HOLDER_NAME}
        description={HOLDER_NAME_EXPLAINED}
        name="note"
        maxLength={NAME_LENGTH}
        defaultValue={item?.note ?? ''}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <NumberField label={HOURS} name="hours" defaultValue={item?.hours ?? ''} />
        <NumberField label={COST} name="amount" defaultValue={item?.amount ?? ''} />
      </div>
      <Select
        label={STATE}
        name="state"
        placeholder={NO_STATE}
        defaultValue={item?.state ?? ''}
        options={RUNG_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }))}
      />
    </FormDialog>
  )
}
