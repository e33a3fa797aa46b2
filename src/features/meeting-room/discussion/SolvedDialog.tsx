import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import type { FormReader } from '../../../ui/form-reader.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { decideIssue } from '../../issues/discussion/discussion.mutations.ts'
import type { Issue } from '../../issues/issues.table.ts'
import { PromiseFields } from '../../issues/outcome/PromiseFields.tsx'
import { promiseOutcome } from '../../issues/outcome/promises.mutations.ts'
import { PROMISE_EXPLAINED, PROMISE_TITLE } from '../../issues/outcome/promises.text.ts'
import type { Meeting } from '../../meetings/meetings.table.ts'
import {
  ADD_A_TASK_FIRST,
  SOLVED,
  SOLVED_HOW,
  SOLVED_HOW_EXPLAINED,
  WHY_NO_TASK,
  WITHOUT_PROMISE,
  WITHOUT_TASK,
} from './discussion-room.text.ts'

type SolvedDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  meeting: Meeting
  issue: Issue
  hasTasks: boolean
  /** The Monday of the week that a promise would begin with; null if the solution can promise to move no metric. */
  fromWeek: string | null
  onSolved: () => void
  /** Solves it without a promise. */
  onSkip: () => void
  /** Goes to the line where tasks are made. */
  onAddTask: () => void
}

/** Asks which metric the solution should move and, where it left no task, for one or why none is needed. */
export default function SolvedDialog(props: SolvedDialogProps) {
  const { meeting, issue, hasTasks, fromWeek, onSolved, onSkip, onAddTask, ...dialog } = props
  const mutate = useMutate()
  const { id: meetingId, scriberEpoch: epoch } = meeting
  const wording = hasTasks
    ? { title: PROMISE_TITLE, description: PROMISE_EXPLAINED, submitLabel: SOLVED }
    : { title: SOLVED_HOW, description: SOLVED_HOW_EXPLAINED, submitLabel: WITHOUT_TASK }

  function promise(form: FormReader): void {
    const metricId = form.optional('metricId')
    const direction = form.raw('direction') === 'down' ? 'down' : 'up'
    if (metricId !== null) mutate(promiseOutcome, { issueId: issue.id, metricId, direction, meetingId })
  }

  return (
    <FormDialog
      {...dialog}
      {...wording}
      mutation={decideIssue}
      read={(form) => ({
        meetingId,
        epoch,
        issueId: issue.id,
        outcome: 'solved',
        reason: form.optional('reason'),
      })}
      onDone={(_, form) => {
        promise(form)
        onSolved()
      }}
      start={
        hasTasks ? (
          <Button onClick={onSkip}>{WITHOUT_PROMISE}</Button>
        ) : (
          <Button onClick={onAddTask}>{ADD_A_TASK_FIRST}</Button>
        )
      }
    >
      {!hasTasks && <TextArea label={WHY_NO_TASK} name="reason" maxLength={500} />}
      {fromWeek !== null && (
        <PromiseFields
          issue={issue}
          fromWeek={fromWeek}
          label={hasTasks ? undefined : PROMISE_TITLE}
          isOptional
        />
      )}
    </FormDialog>
  )
}
