import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { createDraft, renameDraft } from '../charts/charts.mutations.ts'
import { DRAFT_EXPLAINED, DRAFT_NAME, NEW_DRAFT, RENAME_DRAFT } from '../chart.text.ts'
import type { OrgChart } from '../org-chart.table.ts'

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const Name = ({ name }: { name?: string }) => (
  <TextField
    label={DRAFT_NAME}
    name="name"
    maxLength={100}
    {...(name !== undefined && { defaultValue: name })}
    autoFocus
    required
  />
)

type DraftDialogsProps = DialogProps & {
  /** The draft to rename; null to make one. */
  draft: OrgChart | null
  onMade: (chartId: string) => void
}

/** Names a new draft, or one that is there, anew. */
export default function DraftDialogs({ draft, onMade, ...dialog }: DraftDialogsProps) {
  if (draft)
    return (
      <FormDialog
        {...dialog}
        title={RENAME_DRAFT}
        mutation={renameDraft}
        read={(form) => ({ chartId: draft.id, name: form.text('name') })}
      >
        <Name name={draft.name} />
      </FormDialog>
    )
  return (
    <FormDialog
      {...dialog}
      title={NEW_DRAFT}
      description={DRAFT_EXPLAINED}
      mutation={createDraft}
      read={(form, id) => ({ id, name: form.text('name') })}
      submitLabel={NEW_DRAFT}
      onDone={({ id }) => onMade(id)}
    >
      <Name />
    </FormDialog>
  )
}
