import { useState } from 'react'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { newId } from '../../sync/id.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogActions } from '../../ui/DialogActions.tsx'
import { Form } from '../../ui/Form.tsx'
import type { FormReader } from '../../ui/form-reader.ts'
import { Select } from '../../ui/Select.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { toast } from '../../ui/toast.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { IssueFields } from './IssueFields.tsx'
import { createIssue } from './issues.mutations.ts'
import { likelyIssueTeam } from './issues.queries.ts'
import type { IssueType } from './issues.table.ts'
import { NO_TEAMS } from './issues.text.ts'

type AddIssueDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team proposed; without it the one the person last raised an issue in. */
  teamId?: string | undefined
  issueType?: IssueType | undefined
  /** The running meeting in which it is raised. */
  meetingId?: string | undefined
}

export default function AddIssueDialog({ open, onOpenChange, ...proposal }: AddIssueDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Issue">
      <AddIssueForm {...proposal} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type AddIssueFormProps = Omit<AddIssueDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void }

function AddIssueForm({ teamId: proposed, issueType, meetingId, onDone }: AddIssueFormProps) {
  const mutate = useMutate()
  const teams = useLive(myTeams, {}) ?? []
  const likely = useLive(likelyIssueTeam, {})
  const [chosen, setChosen] = useState(proposed)
  const [id] = useState(newId)
  const teamId = chosen ?? likely
  if (!teamId) return <NoTeams text={NO_TEAMS} />

  const read = (form: FormReader) => ({
    id,
    title: form.text('title'),
    description: form.optional('description'),
    issueType: form.raw('issueType'),
    teamId: form.raw('teamId'),
    ownerId: form.optional('ownerId'),
    meetingId: meetingId ?? null,
  })
  return (
    <Form
      schema={createIssue.schema}
      read={read}
      onSubmit={(issue) => {
        if (mutate(createIssue, issue)) return
        toast.success('Issue added successfully')
        onDone()
      }}
    >
      <IssueFields issueType={issueType} teamId={teamId} />
      <Select
        label="Team"
        name="teamId"
        value={teamId}
        onChange={({ target }) => setChosen(target.value)}
        options={teams.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <DialogActions>
        <SubmitButton>Add issue</SubmitButton>
      </DialogActions>
    </Form>
  )
}
