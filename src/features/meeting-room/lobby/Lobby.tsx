import { sectionName } from '../../meetings/agenda/section-names.text.ts'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PanelBoundary } from '../../../ui/PanelBoundary.tsx'
import { agendaOf, plannedMinutes } from '../../meetings/agenda/agenda.rules.ts'
import { EditAgendaButton } from '../../meetings/agenda/EditAgendaButton.tsx'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { MEETING_TYPES, type MeetingType } from '../../meetings/meetings.table.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { ScheduleCard } from '../../meetings/schedule/ScheduleCard.tsx'
import { durationText } from '../../meetings/timer/timer.text.ts'
import type { Team } from '../../teams/teams.table.ts'
import { AGENDA } from '../meeting-room.text.ts'
import { useStartAndJoin } from '../use-meeting-actions.ts'
import { agendaLength, KIND_OF_MEETING, NOT_RUNNING, SHORT_TYPE_LABELS, START_MEETING } from './lobby.text.ts'

const MeetingHint = later(() => import('../../onboarding/hints/MeetingHint.tsx'))
const Preparation = later(() => import('./Preparation.tsx'))

type LobbyProps = { team: Team; meetingType: MeetingType }

/** What people see before the meeting: what to prepare, its agenda and, for those who may use it, the button that starts it. */
export function Lobby({ team, meetingType }: LobbyProps) {
  const mayStart = canStartMeetings(useActor())
  const { start } = useStartAndJoin()
  const agenda = agendaOf(team, meetingType)
  return (
    <>
      <PageHeader title={meetingTitle(team.name, meetingType)}>
        <TypeChoice teamId={team.id} meetingType={meetingType} />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 px-4 pb-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        {mayStart ? (
          <div className="grid gap-3 lg:col-start-2">
            <Button
              variant="primary"
              className="min-h-11 px-5 max-lg:justify-self-start"
              icon={<Play aria-hidden />}
              onClick={() => start(team.id, meetingType)}
            >
              {START_MEETING}
            </Button>
            {meetingType === 'weekly' && <MeetingHint hint="begin" />}
          </div>
        ) : (
          <p role="status" className="text-soft lg:col-start-2">
            {NOT_RUNNING}
          </p>
        )}
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PanelBoundary>
            <Preparation teamId={team.id} meetingType={meetingType} />
          </PanelBoundary>
        </div>
        <div className="grid gap-4 lg:col-start-2 lg:row-start-2">
          <PanelBoundary>
            <ScheduleCard teamId={team.id} meetingType={meetingType} />
          </PanelBoundary>
          <Card
            title={AGENDA}
            actions={<EditAgendaButton teamId={team.id} meetingType={meetingType} />}
            description={agendaLength(durationText(plannedMinutes(agenda) * 60), agenda.length)}
          >
            <ol className="divide-y divide-line">
              {agenda.map(({ section, minutes }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- Two sections of an agenda may share a name.
                <li key={index} className="flex items-center gap-3 py-2">
                  <span data-numeric className="w-5 text-right text-soft">
                    {index + 1}
                  </span>
                  <span className="min-w-0 flex-1 font-medium">{sectionName(section)}</span>
                  <span data-numeric className="text-soft">
                    {durationText(minutes * 60)}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        </div>
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
