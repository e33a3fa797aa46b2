import { checkedSchema } from '../../../ui/checked-schema.ts'
import { useMutate } from '../../../sync/browser/react.ts'
import { newId } from '../../../sync/id.ts'
import { createHeadline } from '../../headlines/headlines.mutations.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { refuse } from '../processes.refusals.ts'
import { CHANGE_NOTE_LENGTH } from '../processes.table.ts'
import {
  AUDIENCE_LABELS,
  CONFIRM_AGAIN,
  CONFIRM_AGAIN_EXPLAINED,
  PROCESS_PUBLISHED,
  PUBLISH,
  PUBLISH_VERSION,
  publishedTo,
  isPublishedNow,
  TELL_TEAM,
  TELL_TEAM_EXPLAINED,
  WHAT_CHANGED,
} from '../processes.text.ts'
import { useReaders } from '../readers/use-readers.ts'
import { asks, NOBODY_ASKED } from '../readings/readings.text.ts'
import { publishProcess } from '../publishing/publish.mutations.ts'
import type { Editing } from './editing.ts'

const withNote = checkedSchema(publishProcess.schema, ({ changeNote }) =>
  changeNote === ''
    ? { field: 'changeNote', text: refuse.reason('process/change-note-required').detail }
    : null,
)

type PublishDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; editing: Editing }

/** Asks what changed, and whether people have to read it again. */
export default function PublishDialog({ editing, ...dialog }: PublishDialogProps) {
  const { open, process } = editing
  const isFirst = process.version === 0
  const mutate = useMutate()
  const tell = (content: string) =>
    void mutate(createHeadline, {
      id: newId(),
      title: isPublishedNow(process.name, process.version + 1),
      content: content || null,
      teamId: process.teamId,
    })
  const { assigned } = useReaders(process)
  const readers = AUDIENCE_LABELS(open.team.name)[process.audience]
  return (
    <FormDialog
      {...dialog}
      title={PUBLISH_VERSION(process.version + 1)}
      description={`${publishedTo(readers)} ${assigned === 0 ? NOBODY_ASKED : asks(assigned)}`}
      size="sm"
      mutation={publishProcess}
      schema={isFirst ? undefined : withNote}
      read={(form, id) => ({
        id: process.id,
        versionId: id,
        changeNote: isFirst ? '' : form.text('changeNote'),
        confirmAgain: isFirst || form.checked('confirmAgain'),
      })}
      submitLabel={PUBLISH}
      onDone={({ changeNote }, form) => {
        toast.success(PROCESS_PUBLISHED, process.name)
        if (form.checked('tell')) tell(changeNote)
      }}
    >
      {!isFirst && (
        <>
          <TextArea label={WHAT_CHANGED} name="changeNote" maxLength={CHANGE_NOTE_LENGTH} autoFocus />
          <Checkbox
            label={CONFIRM_AGAIN}
            description={CONFIRM_AGAIN_EXPLAINED}
            name="confirmAgain"
            defaultChecked
          />
        </>
      )}
      <Checkbox label={TELL_TEAM} description={TELL_TEAM_EXPLAINED} name="tell" />
    </FormDialog>
  )
}
