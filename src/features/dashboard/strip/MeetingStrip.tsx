import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useActor, useLive, useServerNow } from '../../../sync/browser/react.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { myActiveMeetings } from '../../meeting-room/lobby/lobby.queries.ts'
import { useOpenMeeting, useStartAndJoin } from '../../meeting-room/use-meeting-actions.ts'
import { agendaOf, plannedMinutes } from '../../meetings/agenda/agenda.rules.ts'
import { canStartMeetings } from '../../meetings/meetings.access.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { minuteOf } from '../../meetings/schedule/schedule.rules.ts'
import { untilText } from '../../meetings/schedule/schedule.text.ts'
import { durationText } from '../../meetings/timer/timer.text.ts'
import { AvatarStack } from '../../people/AvatarStack.tsx'
import type { Day } from '../../time/calendar.rules.ts'
import { dayOf } from '../../time/calendar.rules.ts'
import { timeText } from '../../time/time.text.ts'
import { type NextUp, nextUp } from './next-up.queries.ts'
import { Readiness } from './Readiness.tsx'
import { RunningStrip } from './RunningStrip.tsx'
import { Strip } from './Strip.tsx'
import { meetingDay, MEMBERS, NEXT_MEETING, NO_TIME_SET, PREPARE, START } from './strip.text.ts'

const EVERY_MINUTE = 60_000

/** From so long before its time on, a meeting can be started here. */
const STARTS_WITHIN_MS = 3_600_000

/** The reader's meeting that is running or comes next, how well it is prepared, and the way in. */
export function MeetingStrip({ today }: { today: Day }) {
  const now = useServerNow(EVERY_MINUTE)
  const running = useLive(myActiveMeetings, {}) ?? []
  const coming = useLive(nextUp, { from: minuteOf(now) })
  if (running.length > 0) return <RunningStrip running={running} />
  return coming ? <Coming {...coming} now={now} today={today} /> : null
}

function Coming({ team, meetingType, next, members, now, today }: NextUp & { now: number; today: Day }) {
  const minutes = plannedMinutes(agendaOf(team, meetingType))
  const isNear = next === null || next.at - now < STARTS_WITHIN_MS
  const mayStart = canStartMeetings(useActor()) && isNear
  return (
    <Strip
      label={NEXT_MEETING}
      when={<When next={next} now={now} today={today} />}
      title={
        <>
          <h2>{meetingTitle(team.name, meetingType)}</h2>
          <span data-numeric className="text-[0.8125rem] font-normal text-soft">
            {durationText(minutes * 60)}
          </span>
          <AvatarStack people={members} label={MEMBERS} />
        </>
      }
      actions={
        <>
          <Link
            to="/meeting/$teamId/{-$meetingType}"
            params={{ teamId: team.id, meetingType }}
            className={buttonClass()}
          >
            {PREPARE}
          </Link>
          {mayStart && <StartButton teamId={team.id} meetingType={meetingType} />}
        </>
      }
    >
      <Readiness teamId={team.id} today={today} />
    </Strip>
  )
}

function When({ next, now, today }: Pick<NextUp, 'next'> & { now: number; today: Day }) {
  if (!next) return <p className="text-soft">{NO_TIME_SET}</p>
  const at = new Date(next.at).toISOString()
  const isToday = dayOf(next.at) === today
  return (
    <>
      <p className="font-semibold whitespace-nowrap sm:text-xl">{timeText(at)}</p>
      <p className="text-[0.8125rem] whitespace-nowrap text-accent-ink">
        {isToday ? untilText(next.at, now) : meetingDay(next.at)}
      </p>
    </>
  )
}

function StartButton({ teamId, meetingType }: { teamId: string } & Pick<NextUp, 'meetingType'>) {
  const open = useOpenMeeting()
  const { start } = useStartAndJoin()
  const startAndOpen = () => {
    if (!start(teamId, meetingType)) open(teamId, meetingType)
  }
  return (
    <Button variant="primary" icon={<Play aria-hidden />} onClick={startAndOpen}>
      {START}
    </Button>
  )
}
