import { newId } from '../../../sync/id.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'
import { cameFrom } from '../../made/made.text.ts'
import type { PublishedStep } from '../processes.table.ts'
import { suggestChange } from './suggestions.mutations.ts'
import { SUGGESTION_LENGTH } from './suggestions.rules.ts'
import { REACHES_TEAM, SEND, suggestFor, SUGGESTED, SUGGESTION, THE_PROCESS } from './suggestions.text.ts'

type SuggestDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  processId: string
  step: PublishedStep
}

export default function SuggestDialog({ processId, step, ...dialog }: SuggestDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={suggestFor(step.title)}
      description={REACHES_TEAM}
      size="sm"
      mutation={suggestChange}
      read={(form, id) => ({
        id,
        issueId: newId(),
        processId,
        stepId: step.id,
        text: form.text('text'),
        from: cameFrom(THE_PROCESS, new URL(`/process/${processId}`, location.origin).href),
      })}
      submitLabel={SEND}
      onDone={() => toast.success(SUGGESTED)}
    >
      <TextArea label={SUGGESTION} name="text" maxLength={SUGGESTION_LENGTH} autoFocus />
    </FormDialog>
  )
}
