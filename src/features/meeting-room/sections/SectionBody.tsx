import type { ReactNode } from 'react'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import type { AgendaSection, SectionKind } from '../../teams/teams.table.ts'
import type { Room } from '../meeting-room.queries.ts'
import { Segue } from './Segue.tsx'

const Scorecard = later(() => import('../../metrics/scorecard/Scorecard.tsx'))
const MeetingHeadlines = later(() => import('../../headlines/MeetingHeadlines.tsx'))
const IssuesSection = later(() => import('./IssuesSection.tsx'))
const TaskReview = later(() => import('../../tasks/review/TaskReview.tsx'))
const GoalList = later(() => import('../../goals/GoalList.tsx'))

const Conclude = later(() => import('../conclude/Conclude.tsx'))
const OwnText = later(() => import('./OwnText.tsx'))
const PriorQuarter = later(() => import('./quarterly/PriorQuarter.tsx'))
const StrategySection = later(() => import('./quarterly/StrategySection.tsx'))
const GoalSetting = later(() => import('./quarterly/GoalSetting.tsx'))
const NextSteps = later(() => import('./quarterly/NextSteps.tsx'))

type BodyProps = { section: AgendaSection; room: Room }

/** What the team works on in a section. */
export function SectionBody({ section, room }: BodyProps) {
  usePreload(Scorecard, GoalList, MeetingHeadlines, TaskReview, IssuesSection, Conclude, OwnText)
  return bodies[section.kind]({ section, room })
}

const bodies: Record<SectionKind, (props: BodyProps) => ReactNode> = {
  segue: ({ room }) => <Segue room={room} />,
  scorecard: ({ room }) => <Scorecard teamId={room.meeting.teamId} />,
  goals: ({ room }) => <GoalList teamId={room.meeting.teamId} />,
  headlines: ({ room }) => <MeetingHeadlines teamId={room.meeting.teamId} meetingId={room.meeting.id} />,
  tasks: ({ room }) => <TaskReview meeting={room.meeting} />,
  issues: ({ room }) => <IssuesSection room={room} />,
  conclude: ({ room }) => <Conclude room={room} />,
  'prior-quarter': ({ room }) => <PriorQuarter meeting={room.meeting} />,
  strategy: ({ room }) => <StrategySection meeting={room.meeting} joined={room.joined} />,
  'goal-setting': ({ room }) => <GoalSetting meeting={room.meeting} />,
  'next-steps': ({ room }) => <NextSteps meeting={room.meeting} />,
  open: ({ section }) => <OwnText text={section.text ?? null} />,
}
