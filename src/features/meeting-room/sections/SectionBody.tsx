import type { ReactNode } from 'react'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { HeadlineList } from '../../headlines/HeadlineList.tsx'
import { TaskList } from '../../tasks/TaskList.tsx'
import type { SectionKind } from '../../meetings/agenda/agenda.rules.ts'
import { Conclude } from '../conclude/Conclude.tsx'
import { IssuesSection } from './IssuesSection.tsx'
import { Prompts } from './Prompts.tsx'
import { Segue } from './Segue.tsx'
import type { MeetingActions } from '../use-meeting-actions.ts'
import type { Room } from '../meeting-room.queries.ts'

const Scorecard = later(() => import('../../metrics/scorecard/Scorecard.tsx'))
const GoalList = later(() => import('../../goals/GoalList.tsx'))

type BodyProps = { room: Room; actions: MeetingActions }
type SectionBodyProps = BodyProps & { kind: SectionKind }

/** What the team works on in a section. */
export function SectionBody({ kind, room, actions }: SectionBodyProps) {
  usePreload(Scorecard, GoalList)
  return bodies[kind]({ room, actions })
}

const bodies: Record<SectionKind, (props: BodyProps) => ReactNode> = {
  segue: ({ room }) => <Segue attendees={room.attendees} />,
  scorecard: ({ room }) => <Scorecard teamId={room.meeting.teamId} />,
  goals: ({ room }) => <GoalList teamId={room.meeting.teamId} />,
  headlines: ({ room }) => <HeadlineList teamId={room.meeting.teamId} meetingId={room.meeting.id} />,
  tasks: ({ room }) => <TaskList teamId={room.meeting.teamId} />,
  issues: ({ room }) => <IssuesSection room={room} />,
  conclude: ({ room, actions }) => <Conclude room={room} actions={actions} />,
  'prior-quarter': ({ room }) => (
    <>
      <GoalList teamId={room.meeting.teamId} />
      <Scorecard teamId={room.meeting.teamId} />
    </>
  ),
  strategy: () => <Prompts prompts={STRATEGY} />,
  open: () => null,
}

const STRATEGY = [
  {
    title: 'Still true?',
    text: 'Core values, core focus, ten-year target, marketing strategy: what no longer holds?',
  },
  {
    title: 'On the way?',
    text: 'Three-year picture and one-year plan: what have we reached, what has moved?',
  },
]
