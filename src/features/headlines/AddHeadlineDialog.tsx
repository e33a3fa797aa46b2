import { useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { displayName } from '../people/people.rules.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { HeadlineFields } from './HeadlineFields.tsx'
import { createHeadline } from './headlines.mutations.ts'
import { headlineSetting } from './headlines.queries.ts'
import {
  ADD_HEADLINE,
  ADD_HEADLINE_TITLE,
  createdBy,
  HEADLINE_ADDED,
  MEETING,
  MEETING_LABELS,
  NO_MEETING,
  NO_TEAMS,
  TEAM,
} from './headlines.text.ts'

type AddHeadlineDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is proposed; without it the first of the person's teams. */
  teamId?: string | undefined
  /** The running meeting in which it is added. */
  meetingId?: string | undefined
}

export default function AddHeadlineDialog({ teamId, meetingId, ...dialog }: AddHeadlineDialogProps) {
  const teams = useLive(myTeams, {}) ?? []
  const proposed = teamId ?? teams[0]?.id
  return (
    <FormDialog
      {...dialog}
      title={ADD_HEADLINE_TITLE}
      mutation={createHeadline}
      read={(form, id) => ({
        id,
        title: form.text('title'),
        content: form.optional('content'),
        teamId: form.raw('teamId'),
        meetingId: form.optional('meetingId'),
      })}
      submitLabel={ADD_HEADLINE}
      onDone={() => toast.success(HEADLINE_ADDED)}
      instead={proposed === undefined ? <NoTeams text={NO_TEAMS} /> : undefined}
    >
      <HeadlineFields />
      {proposed !== undefined && <TeamAndMeeting teams={teams} proposed={proposed} meetingId={meetingId} />}
    </FormDialog>
  )
}

type TeamAndMeetingProps = { teams: readonly Team[]; proposed: string; meetingId: string | undefined }

function TeamAndMeeting({ teams, proposed, meetingId }: TeamAndMeetingProps) {
  const [teamId, setTeamId] = useState(proposed)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={TEAM}
        name="teamId"
        value={teamId}
        onChange={setTeamId}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MeetingField key={teamId} teamId={teamId} meetingId={meetingId} />
    </div>
  )
}

/** Which of the team's running meetings it is for, and who will be shown as its creator. */
function MeetingField({ teamId, meetingId }: { teamId: string; meetingId: string | undefined }) {
  const setting = useLive(headlineSetting, { teamId })
  const meetings = setting?.meetings ?? []
  return (
    <Select
      label={MEETING}
      name="meetingId"
      defaultValue={meetingId ?? meetings[0]?.id ?? ''}
      placeholder={NO_MEETING}
      options={meetings.map(({ id, meetingType }) => ({ value: id, label: MEETING_LABELS[meetingType] }))}
      description={setting?.creator && createdBy(displayName(setting.creator))}
    />
  )
}
