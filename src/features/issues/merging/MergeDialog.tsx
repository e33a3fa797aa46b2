import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { restoreIssue } from '../issues.mutations.ts'
import type { Issue } from '../issues.table.ts'
import {
  INTO_ISSUE,
  ISSUES_MERGED,
  MERGE,
  MERGE_EXPLAINED,
  mergeIssueNamed,
  NOTHING_TO_MERGE_INTO,
  SELECT_ISSUE,
} from './merging.text.ts'
import { mergeIssue } from './merging.mutations.ts'
import { mergeChoices } from './merging.queries.ts'

type MergeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; issue: Issue }

/** Chooses the issue that another is merged into; the ones most like it come first. */
export default function MergeDialog({ issue, ...dialog }: MergeDialogProps) {
  const mutate = useMutate()
  const choices = useLive(mergeChoices, { issueId: issue.id })
  const { id, title } = issue
  return (
    <FormDialog
      {...dialog}
      title={mergeIssueNamed(title)}
      description={MERGE_EXPLAINED}
      mutation={mergeIssue}
      read={(form) => ({ id, intoId: form.raw('intoId') })}
      submitLabel={MERGE}
      needsValid
      onDone={({ intoId }) =>
        toastUndo(ISSUES_MERGED, choices?.find((choice) => choice.id === intoId)?.title, () =>
          mutate(restoreIssue, { id }),
        )
      }
      instead={choices?.length === 0 ? <EmptyState text={NOTHING_TO_MERGE_INTO} /> : undefined}
    >
      <Select
        label={INTO_ISSUE}
        name="intoId"
        placeholder={SELECT_ISSUE}
        options={(choices ?? []).map((choice) => ({ value: choice.id, label: choice.title }))}
      />
    </FormDialog>
  )
}
