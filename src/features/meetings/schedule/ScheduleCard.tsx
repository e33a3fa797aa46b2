import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useLive, useMutate, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { cx } from '../../../ui/cx.ts'
import { later } from '../../../ui/later.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { usePreload } from '../../../ui/use-preload.ts'
import type { MeetingType } from '../meetings.table.ts'
import { type Occurrence, turnsFrom } from './schedule.rules.ts'
import {
  CHANGE_TIME,
  MEETING_TIME,
  meetingSkipped,
  movedFromText,
  NO_FIXED_TIME,
  PUT_BACK,
  putBackOf,
  rhythmText,
  SET_TIME,
  SKIP,
  SKIPPED,
  skipOf,
  untilText,
  whenText,
} from './schedule.text.ts'
import { MoveMeeting } from './MoveMeeting.tsx'
import { readersZone } from './readers-zone.ts'
import { skipMeeting } from './schedules.mutations.ts'
import { schedulesOfTeam } from './schedules.queries.ts'
import type { TeamSchedule } from './schedules.table.ts'

const ScheduleDialog = later(() => import('./ScheduleDialog.tsx'))

const SHOWN = 3

/** When a team meets next, and for those who manage it the ways to change that. */
export function ScheduleCard({ teamId, meetingType }: { teamId: string; meetingType: MeetingType }) {
  const found = useLive(schedulesOfTeam, { teamId })
  const [setting, setSetting] = useState(false)
  usePreload(ScheduleDialog)
  if (!found) return null
  const schedule = found.schedules.find((one) => one.meetingType === meetingType)
  if (!schedule && !found.manages) return null
  return (
    <Card
      title={MEETING_TIME}
      description={schedule ? rhythmText(schedule, readersZone()) : NO_FIXED_TIME}
      actions={
        found.manages && (
          <Button size="sm" icon={<CalendarClock aria-hidden />} onClick={() => setSetting(true)}>
            {schedule ? CHANGE_TIME : SET_TIME}
          </Button>
        )
      }
    >
      {schedule && <Turns schedule={schedule} mayChange={found.manages} />}
      {setting && <ScheduleDialog open onOpenChange={setSetting} {...{ teamId, meetingType }} />}
    </Card>
  )
}

const EVERY_MINUTE = 60_000

function Turns({ schedule, mayChange }: { schedule: TeamSchedule; mayChange: boolean }) {
  const now = useServerNow(EVERY_MINUTE)
  return (
    <ul className="divide-y divide-line">
      {turnsFrom(schedule, now, SHOWN).map((turn, place) => (
        <li key={turn.day} className="flex min-h-10 items-center gap-x-3 py-1">
          <span className="min-w-0 flex-1 text-[0.8125rem] text-soft">
            <span
              data-numeric
              className={cx('mr-3 text-sm', turn.isSkipped ? 'line-through' : 'font-medium text-ink')}
            >
              {whenText(turn.at)}
            </span>
            <span className="whitespace-nowrap">
              {turn.isSkipped ? SKIPPED : place === 0 && untilText(turn.at, now)}
            </span>
            {turn.movedFrom !== null && (
              <span data-numeric className="block">
                {movedFromText(turn.movedFrom)}
              </span>
            )}
          </span>
          {mayChange && !turn.isSkipped && <MoveMeeting {...{ schedule, turn }} />}
          {mayChange && <SkipButton id={schedule.id} turn={turn} />}
        </li>
      ))}
    </ul>
  )
}

function SkipButton({ id, turn: { day, at, isSkipped } }: { id: string; turn: Occurrence }) {
  const mutate = useMutate()
  const set = (skipped: boolean) => mutate(skipMeeting, { id, day, isSkipped: skipped })
  function press() {
    if (set(!isSkipped) || isSkipped) return
    toastUndo(meetingSkipped(at), undefined, () => set(false))
  }
  return (
    <Button size="sm" variant="ghost" aria-label={isSkipped ? putBackOf(at) : skipOf(at)} onClick={press}>
      {isSkipped ? PUT_BACK : SKIP}
    </Button>
  )
}
