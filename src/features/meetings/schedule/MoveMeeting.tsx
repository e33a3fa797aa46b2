import { CalendarArrowUp } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { later } from '../../../ui/later.tsx'
import type { Occurrence } from './schedule.rules.ts'
import { moveOf } from './schedule.text.ts'
import type { TeamSchedule } from './schedules.table.ts'

const MoveMeetingDialog = later(() => import('./MoveMeetingDialog.tsx'))

type MoveMeetingProps = { schedule: TeamSchedule; turn: Occurrence }

/** Moves one meeting, for those who manage its team. */
export function MoveMeeting({ schedule, turn }: MoveMeetingProps) {
  const [moving, setMoving] = useState(false)
  return (
    <>
      <IconButton
        label={moveOf(turn.at)}
        icon={<CalendarArrowUp aria-hidden />}
        onClick={() => setMoving(true)}
      />
      {moving && <MoveMeetingDialog open onOpenChange={setMoving} {...{ schedule, turn }} />}
    </>
  )
}
