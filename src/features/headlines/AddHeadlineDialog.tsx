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
import { displayName } from '../people/people.rules.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import { HeadlineFields } from './HeadlineFields.tsx'
import { createHeadline } from './headlines.mutations.ts'
import { headlineSetting } from './headlines.queries.ts'
import { CREATED_BY, MEETING_LABELS, NO_MEETING, NO_TEAMS } from './headlines.text.ts'

type AddHeadlineDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team proposed; without it the first of the person's teams. */
  teamId?: string | undefined
  /** The running meeting it is added in. */
  meetingId?: string | undefined
}

export default function AddHeadlineDialog({ open, onOpenChange, ...proposal }: AddHeadlineDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add Headline">
      <AddHeadlineForm {...proposal} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

type AddHeadlineFormProps = Pick<AddHeadlineDialogProps, 'teamId' | 'meetingId'> & { onDone: () => void }

function AddHeadlineForm({ teamId: proposed, meetingId, onDone }: AddHeadlineFormProps) {
  const mutate = useMutate()
  const teams = useLive(myTeams, {})
  const [chosen, setChosen] = useState(proposed)
  const [id] = useState(newId)
  const teamId = chosen ?? teams?.[0]?.id
  if (!teams) return null
  if (!teamId) return <NoTeams text={NO_TEAMS} />

  const read = (form: FormReader) => ({
    id,
    title: form.text('title'),
    content: form.optional('content'),
    teamId: form.raw('teamId'),
    meetingId: form.optional('meetingId'),
  })
  return (
    <Form
      schema={createHeadline.schema}
      read={read}
      onSubmit={(headline) => {
        if (mutate(createHeadline, headline)) return
        toast.success('Headline added')
        onDone()
      }}
    >
      <HeadlineFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label="Team"
          name="teamId"
          value={teamId}
          onChange={({ target }) => setChosen(target.value)}
          options={teams.map(({ id: value, name }) => ({ value, label: name }))}
        />
        <MeetingField key={teamId} teamId={teamId} meetingId={meetingId} />
      </div>
      <DialogActions>
        <SubmitButton>Add headline</SubmitButton>
      </DialogActions>
    </Form>
  )
}

/** The meeting it is for, of those that are running in the team, and who will stand as its creator. */
function MeetingField({ teamId, meetingId }: { teamId: string; meetingId: string | undefined }) {
  const setting = useLive(headlineSetting, { teamId })
  const meetings = setting?.meetings ?? []
  return (
    <Select
      label="Meeting"
      name="meetingId"
      defaultValue={meetingId ?? meetings[0]?.id ?? ''}
      placeholder={NO_MEETING}
      options={meetings.map(({ id, meetingType }) => ({ value: id, label: MEETING_LABELS[meetingType] }))}
      description={setting?.creator && `${CREATED_BY} ${displayName(setting.creator)}`}
    />
  )
}
