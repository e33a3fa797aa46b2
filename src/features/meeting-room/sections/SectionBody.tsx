import type { ReactNode } from 'react'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { MeetingHeadlines } from '../../headlines/MeetingHeadlines.tsx'
import { TaskList } from '../../tasks/TaskList.tsx'
import type { SectionKind } from '../../teams/teams.table.ts'
import { Conclude } from '../conclude/Conclude.tsx'
import type { Room } from '../meeting-room.queries.ts'
import { IssuesSection } from './IssuesSection.tsx'
import { Prompts } from './Prompts.tsx'
import { STRATEGY } from './sections.text.ts'
import { Segue } from './Segue.tsx'

const Scorecard = later(() => import('../../metrics/scorecard/Scorecard.tsx'))
const GoalList = later(() => import('../../goals/GoalList.tsx'))

type BodyProps = { room: Room }
type SectionBodyProps = BodyProps & { kind: SectionKind }

/** What the team works on in a section. */
export function SectionBody({ kind, room }: SectionBodyProps) {
  usePreload(Scorecard, GoalList)
  return bodies[kind]({ room })
}

const bodies: Record<SectionKind, (props: BodyProps) => ReactNode> = {
  segue: ({ room }) => <Segue attendees={room.attendees} />,
  scorecard: ({ room }) => <Scorecard teamId={room.meeting.teamId} />,
  goals: ({ room }) => <GoalList teamId={room.meeting.teamId} />,
  headlines: ({ room }) => <MeetingHeadlines teamId={room.meeting.teamId} meetingId={room.meeting.id} />,
  tasks: ({ room }) => <TaskList teamId={room.meeting.teamId} />,
  issues: ({ room }) => <IssuesSection room={room} />,
  conclude: ({ room }) => <Conclude room={room} />,
  'prior-quarter': ({ room }) => (
    <>
      <GoalList teamId={room.meeting.teamId} />
      <Scorecard teamId={room.meeting.teamId} />
    </>
  ),
  strategy: () => <Prompts prompts={STRATEGY} />,
  open: () => null,
}
