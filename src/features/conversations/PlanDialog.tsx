import { useLive } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { MultiPicker } from '../../ui/MultiPicker.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { addDays } from '../time/calendar.rules.ts'
import { DayField } from '../time/DayField.tsx'
import { quarterLabel } from '../time/time.text.ts'
import { useToday } from '../time/use-today.ts'
import { KINDS } from './conversation-kinds.rules.ts'
import { planConversations } from './conversations.mutations.ts'
import { whomToTalkWith } from './conversations.queries.ts'
import { TITLE_LENGTH } from './conversations.table.ts'
import {
  DIRECTLY_BENEATH,
  DUE_ON,
  KIND,
  KIND_NAMES,
  NO_SUCH_PERSON,
  NOBODY_TO_PLAN_WITH,
  PLAN,
  plannedMany,
  TITLE,
  titleFor,
  WITH,
  WITH_WHOM,
} from './conversations.text.ts'

const TWO_WEEKS = 14

type PlanDialogProps = { personId?: string; onClose: () => void }

/** Plans a conversation with one or several people. */
export default function PlanDialog({ personId, onClose }: PlanDialogProps) {
  const today = useToday()
  const candidates = useLive(whomToTalkWith, {})
  if (!candidates) return null
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={PLAN}
      mutation={planConversations}
      read={(form) => ({
        people: form.all('people').map((reportId) => ({ id: newId(), reportId })),
        title: form.text('title'),
        kind: form.raw('kind'),
        dueOn: form.raw('dueOn'),
      })}
      submitLabel={PLAN}
      onDone={({ people }) => toast.success(plannedMany(people.length))}
      instead={candidates.length === 0 ? <p>{NOBODY_TO_PLAN_WITH}</p> : undefined}
    >
      <MultiPicker
        label={WITH}
        name="people"
        placeholder={WITH_WHOM}
        texts={{ loading: WITH_WHOM, none: NOBODY_TO_PLAN_WITH, noMatch: NO_SUCH_PERSON }}
        defaultValue={personId ? [personId] : []}
        choices={candidates.map(({ person, name, isDirectlyBeneath }) => ({
          value: person.id,
          label: name,
          picture: person.avatarUrl,
          ...(isDirectlyBeneath && { detail: DIRECTLY_BENEATH }),
        }))}
      />
      <TextField
        label={TITLE}
        name="title"
        maxLength={TITLE_LENGTH}
        defaultValue={titleFor(quarterLabel(today))}
      />
      <Select
        label={KIND}
        name="kind"
        defaultValue="quarterly"
        options={KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
      />
      <DayField label={DUE_ON} name="dueOn" defaultValue={addDays(today, TWO_WEEKS)} />
    </FormDialog>
  )
}
