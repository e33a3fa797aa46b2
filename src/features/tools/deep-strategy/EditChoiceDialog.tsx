import { useLive } from '../../../sync/browser/react.ts'
import { checkedSchema } from '../../../ui/checked-schema.ts'
import { differing } from '../../../ui/differing.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { goalsInSight } from '../../goals/quarters/quarters.queries.ts'
import { teamsAtHand } from '../../teams/teams.queries.ts'
import { updateToolItem } from '../sheets/items.mutations.ts'
import { entryProblem } from '../sheets/shown-problem.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { ITEM_LENGTH, NOTE_LENGTH } from '../sheets/sheets.table.ts'
import { CHOICE, EDIT_CHOICE, LINKED_GOAL, NO_GOAL, UNSEEN_GOAL, WHY } from './deep-strategy.text.ts'

const schema = checkedSchema(updateToolItem.schema, entryProblem)

type EditChoiceDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: ItemEntry }

export default function EditChoiceDialog({ item, ...dialog }: EditChoiceDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={EDIT_CHOICE}
      mutation={updateToolItem}
      schema={schema}
      keep={({ id, ...patch }) => ({ id, ...differing(item, patch) })}
      read={(form) => ({
        id: item.id,
        text: form.text('text'),
        note: form.optional('note'),
        goalId: form.optional('goalId'),
      })}
    >
      <TextField label={CHOICE} name="text" maxLength={ITEM_LENGTH} defaultValue={item.text} autoFocus />
      <TextArea label={WHY} name="note" maxLength={NOTE_LENGTH} defaultValue={item.note ?? ''} />
      <GoalSelect item={item} />
    </FormDialog>
  )
}

/** The goals of one's teams that are not over yet, and the one that is linked. */
function GoalSelect({ item: { goal, goalId } }: { item: ItemEntry }) {
  const teams = useLive(teamsAtHand, {})
  const found = useLive(goalsInSight, { teamIds: teams?.map(({ id }) => id) ?? [] }) ?? []
  const open = found.filter(({ archivedAt, closedAt }) => archivedAt === null && closedAt === null)
  const choices = open.map(({ id, title }) => ({ value: id, label: title }))
  // One that is over, or that somebody else has linked and this editor does not see: it stays unless another is chosen.
  if (goalId !== null && choices.every(({ value }) => value !== goalId))
    choices.unshift({ value: goalId, label: goal?.title ?? UNSEEN_GOAL })
  return (
    <Select
      label={LINKED_GOAL}
      name="goalId"
      placeholder={NO_GOAL}
      defaultValue={goalId ?? ''}
      options={choices}
    />
  )
}
