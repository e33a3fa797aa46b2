import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { agendaOf, plannedMinutes } from '../../meetings/agenda/agenda.rules.ts'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { MEETING_TYPES, type MeetingType } from '../../meetings/meetings.table.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import type { Team } from '../../teams/teams.table.ts'
import { AGENDA } from '../meeting-room.text.ts'
import { useStartAndJoin } from '../use-meeting-actions.ts'
import { agendaLength, KIND_OF_MEETING, NOT_RUNNING, SHORT_TYPE_LABELS, START_MEETING } from './lobby.text.ts'

type LobbyProps = { team: Team; meetingType: MeetingType }

/** What people see before the meeting: its agenda and, for those who may use it, the button that starts it. */
export function Lobby({ team, meetingType }: LobbyProps) {
  const mayStart = canStartMeetings(useActor())
  const { start } = useStartAndJoin()
  const agenda = agendaOf(team, meetingType)
  return (
    <>
      <PageHeader title={meetingTitle(team.name, meetingType)}>
        <TypeChoice teamId={team.id} meetingType={meetingType} />
      </PageHeader>
      <div className="grid max-w-xl gap-4 px-4 pb-8">
        {mayStart ? (
          <Button
            variant="primary"
            className="min-h-11 justify-self-start px-5"
            icon={<Play aria-hidden />}
            onClick={() => start(team.id, meetingType)}
          >
            {START_MEETING}
          </Button>
        ) : (
          <p role="status" className="text-soft">
            {NOT_RUNNING}
          </p>
        )}
        <Card
          title={AGENDA}
          description={agendaLength(durationText(plannedMinutes(agenda) * 60), agenda.length)}
        >
          <ol className="divide-y divide-line">
            {agenda.map(({ section, minutes }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
              <li key={index} className="flex items-center gap-3 py-2">
                <span data-numeric className="w-5 text-right text-soft">
                  {index + 1}
                </span>
                <span className="min-w-0 flex-1 font-medium">{section}</span>
                <span data-numeric className="text-soft">
                  {durationText(minutes * 60)}
                </span>
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </>
  )
}

function TypeChoice({ teamId, meetingType }: { teamId: string; meetingType: MeetingType }) {
  return (
    <nav aria-label={KIND_OF_MEETING} className="flex rounded-md border border-line p-0.5">
      {MEETING_TYPES.map((type) => (
        <Link
          key={type}
          to="/meeting/$teamId/{-$meetingType}"
          params={{ teamId, meetingType: type }}
          replace
          aria-current={type === meetingType ? 'page' : undefined}
          className="inline-flex min-h-control-small items-center rounded px-2.5 text-[0.8125rem] font-medium text-soft hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:text-ink"
        >
          {SHORT_TYPE_LABELS[type]}
        </Link>
      ))}
    </nav>
  )
}
