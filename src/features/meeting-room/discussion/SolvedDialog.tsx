import { decideIssue } from '../../issues/discussion/discussion.mutations.ts'
import type { Issue } from '../../issues/issues.table.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import {
  ADD_A_TASK_FIRST,
  SOLVED_HOW,
  SOLVED_HOW_EXPLAINED,
  WHY_NO_TASK,
  WITHOUT_TASK,
} from './discussion-room.text.ts'

type SolvedDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  meeting: Meeting
  issue: Issue
  onSolved: () => void
  /** Goes to the line where tasks are made. */
  onAddTask: () => void
}

/** Asks for a task, or why none is needed. */
export default function SolvedDialog({ meeting, issue, onSolved, onAddTask, ...dialog }: SolvedDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={SOLVED_HOW}
      description={SOLVED_HOW_EXPLAINED}
      mutation={decideIssue}
      read={(form) => ({
        meetingId: meeting.id,
        epoch: meeting.scriberEpoch,
        issueId: issue.id,
        outcome: 'solved',
        reason: form.optional('reason'),
      })}
      onDone={onSolved}
      submitLabel={WITHOUT_TASK}
      start={<Button onClick={onAddTask}>{ADD_A_TASK_FIRST}</Button>}
    >
      <TextArea label={WHY_NO_TASK} name="reason" maxLength={500} />
    </FormDialog>
  )
}
