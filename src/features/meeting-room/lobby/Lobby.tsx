import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import type { Team } from '../../teams/teams.table.ts'
import { agendaOf, plannedMinutes } from '../../meetings/agenda/agenda.rules.ts'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { MEETING_TYPES, type MeetingType } from '../../meetings/meetings.table.ts'
import { MEETING_TYPE_LABELS } from '../../meetings/meetings.text.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import { useStartAndJoin } from '../use-meeting-actions.ts'

type LobbyProps = { team: Team; meetingType: MeetingType }

/** Before the meeting: its agenda, and the button that starts it for those who may. */
export function Lobby({ team, meetingType }: LobbyProps) {
  const mayStart = canStartMeetings(useActor())
  const { start } = useStartAndJoin()
  const agenda = agendaOf(team, meetingType)
  return (
    <>
      <PageHeader title={`${team.name} · ${MEETING_TYPE_LABELS[meetingType]}`}>
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
            Start meeting
          </Button>
        ) : (
          <p role="status" className="text-soft">
            No meeting is running. When a manager starts one, you can join it here.
          </p>
        )}
        <Card
          title="Agenda"
          description={`${durationText(plannedMinutes(agenda) * 60)} in ${agenda.length} sections`}
        >
          <ol className="divide-y divide-line">
            {agenda.map(({ section, minutes }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- An agenda may name two sections alike.
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
    <nav aria-label="Kind of meeting" className="flex rounded-md border border-line p-0.5">
      {MEETING_TYPES.map((type) => (
        <Link
          key={type}
          to="/meeting/$teamId/{-$meetingType}"
          params={{ teamId, meetingType: type }}
          replace
          aria-current={type === meetingType ? 'page' : undefined}
          className="inline-flex min-h-control-small items-center rounded px-2.5 text-[0.8125rem] font-medium text-soft hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:text-ink"
        >
          {type === 'weekly' ? 'Weekly' : 'Quarterly'}
        </Link>
      ))}
    </nav>
  )
}
