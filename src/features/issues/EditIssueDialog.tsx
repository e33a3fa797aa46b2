import { differing } from '../../ui/differing.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { later } from '../../ui/later.tsx'
import { IssueFields } from './IssueFields.tsx'
import { updateIssue } from './issues.mutations.ts'
import type { IssueItem } from './issues.queries.ts'
import { EDIT_ISSUE } from './issues.text.ts'
import { IssueTasks } from './IssueTasks.tsx'
import { IssueOutcome } from './outcome/IssueOutcome.tsx'
import { IssueOrigin } from './raising/IssueOrigin.tsx'

const IssueDiscussion = later(() => import('./IssueDiscussion.tsx'))

type EditIssueDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; item: IssueItem }

export default function EditIssueDialog({ item: { issue }, ...dialog }: EditIssueDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={EDIT_ISSUE}
      mutation={updateIssue}
      read={(form) => ({
        id: issue.id,
        title: form.text('title'),
        description: form.optional('description'),
        issueType: form.raw('issueType'),
        ownerId: form.raw('ownerId'),
      })}
      keep={({ id, ...patch }) => ({ id, ...differing(issue, patch) })}
    >
      <IssueFields {...issue} />
      <IssueOrigin issue={issue} className="justify-self-start max-w-full" />
      <IssueTasks issueId={issue.id} />
      <IssueOutcome issue={issue} />
      <IssueDiscussion issue={issue} />
    </FormDialog>
  )
}
