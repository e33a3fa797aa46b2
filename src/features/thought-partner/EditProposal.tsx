import AddGoalDialog from '../goals/AddGoalDialog.tsx'
import AddHeadlineDialog from '../headlines/AddHeadlineDialog.tsx'
import AddIssueDialog from '../issues/AddIssueDialog.tsx'
import AddTaskDialog from '../tasks/AddTaskDialog.tsx'
import type { Proposed } from './thought-partner.requests.ts'

type EditProposalProps = {
  proposed: Proposed
  onClose: () => void
  onCreated: (madeId: string) => void
}

/** The product's own dialog for what was proposed, filled in with it. */
export default function EditProposal({ proposed: { of, fields }, onClose, onCreated }: EditProposalProps) {
  const dialog = { open: true, onOpenChange: (open: boolean) => !open && onClose(), onCreated }
  if (of === 'task')
    return (
      <AddTaskDialog
        {...dialog}
        teamId={fields.teamId ?? undefined}
        dueDate={fields.dueDate ?? undefined}
        proposal={{
          title: fields.title,
          description: fields.description ?? '',
          assigneeIds: fields.assigneeId === null ? [] : [fields.assigneeId],
        }}
      />
    )
  if (of === 'issue')
    return (
      <AddIssueDialog
        {...dialog}
        teamId={fields.teamId}
        issueType={fields.isLongTerm ? 'long_term' : 'short_term'}
        title={fields.title}
        {...(fields.description !== null && { description: fields.description })}
      />
    )
  if (of === 'headline') return <AddHeadlineDialog {...dialog} teamId={fields.teamId} proposal={fields} />
  return <AddGoalDialog {...dialog} teamId={fields.teamId} proposal={fields} />
}
