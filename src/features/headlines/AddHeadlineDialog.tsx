import { useState } from 'react'
import { useLive, useServerNow } from '../../sync/browser/react.ts'
import { UUID } from '../../sync/id.ts'
import { Chips } from '../../ui/Chips.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { toast } from '../../ui/toast.ts'
import { minuteOf } from '../meetings/schedule/schedule.rules.ts'
import { displayName } from '../people/people.rules.ts'
import { NoTeams } from '../teams/NoTeams.tsx'
import { myTeams } from '../teams/teams.queries.ts'
import type { Team } from '../teams/teams.table.ts'
import { WhileSeen } from '../teams/WhileSeen.tsx'
import { dateText } from '../time/time.text.ts'
import { HeadlineFields } from './HeadlineFields.tsx'
import { createHeadline } from './headlines.mutations.ts'
import { headlineSetting, type MeetingChoice } from './headlines.queries.ts'
import {
  ADD_HEADLINE,
  ADD_HEADLINE_TITLE,
  createdBy,
  HEADLINE_ADDED,
  MEETING,
  MEETING_LABELS,
  NO_MEETING,
  NO_TEAMS,
  plannedMeeting,
  TEAM,
} from './headlines.text.ts'

type AddHeadlineDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The team that is proposed; without it the first of the person's teams. */
  teamId?: string | undefined
  /** The running meeting in which it is added. */
  meetingId?: string | undefined
  /** What it is proposed to say. */
  proposal?: { title: string; content: string | null } | undefined
  onCreated?: ((headlineId: string) => void) | undefined
}

export default function AddHeadlineDialog({
  teamId,
  meetingId,
  proposal,
  onCreated,
  ...dialog
}: AddHeadlineDialogProps) {
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
        ...chosenMeeting(form.optional('meetingId')),
      })}
      submitLabel={ADD_HEADLINE}
      offersAnother={!onCreated}
      onDone={({ id }) => {
        onCreated?.(id)
        toast.success(HEADLINE_ADDED)
      }}
      instead={proposed === undefined ? <NoTeams text={NO_TEAMS} /> : undefined}
    >
      <HeadlineFields {...(proposal && { title: proposal.title, content: proposal.content })} />
      {proposed !== undefined && <TeamAndMeeting teams={teams} proposed={proposed} meetingId={meetingId} />}
    </FormDialog>
  )
}

type TeamAndMeetingProps = { teams: readonly Team[]; proposed: string; meetingId: string | undefined }

function TeamAndMeeting({ teams, proposed, meetingId }: TeamAndMeetingProps) {
  const [teamId, setTeamId] = useState(proposed)
  return (
    <Chips>
      <Select
        label={TEAM}
        name="teamId"
        value={teamId}
        onChange={setTeamId}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <WhileSeen teamId={teamId}>
        <MeetingField key={teamId} teamId={teamId} meetingId={meetingId} />
      </WhileSeen>
    </Chips>
  )
}

/** A running meeting has an id, a planned one its moment. */
const chosenMeeting = (chosen: string | null) =>
  chosen === null || UUID.test(chosen) ? { meetingId: chosen } : { forMeetingAt: chosen }

const EVERY_MINUTE = 60_000

/** Which of the team's running and planned meetings it is for, and who will be shown as its creator. */
function MeetingField({ teamId, meetingId }: { teamId: string; meetingId: string | undefined }) {
  const setting = useLive(headlineSetting, { teamId, from: minuteOf(useServerNow(EVERY_MINUTE)) })
  const meetings = setting?.meetings ?? []
  const running = meetings.find(({ status }) => status === 'active')
  return (
    <>
      <Select
        label={MEETING}
        name="meetingId"
        defaultValue={meetingId ?? running?.id ?? ''}
        placeholder={NO_MEETING}
        options={meetings.map((meeting) => ({ value: meeting.id, label: labelOf(meeting) }))}
      />
      {setting?.creator && (
        <p className="flex min-h-control items-center text-[0.8125rem] text-soft">
          {createdBy(displayName(setting.creator))}
        </p>
      )}
    </>
  )
}

const labelOf = ({ status, meetingType, date }: MeetingChoice): string =>
  status === 'active' ? MEETING_LABELS[meetingType] : plannedMeeting(meetingType, dateText(date))
