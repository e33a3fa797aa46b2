import { useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toastUndo } from '../../../ui/toast.ts'
import { DayField } from '../../time/DayField.tsx'
import { dayIn, timeIn } from '../../time/zones.rules.ts'
import { readersZone } from './readers-zone.ts'
import type { Occurrence } from './schedule.rules.ts'
import { meetingMoved, MOVE, MOVE_BACK, MOVE_MEETING, moveExplained, NEW_DAY, TIME } from './schedule.text.ts'
import { moveMeeting } from './schedules.mutations.ts'
import type { TeamSchedule } from './schedules.table.ts'

type MoveMeetingDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  schedule: TeamSchedule
  turn: Occurrence
}

/** Moves one meeting of a series to another day or time, in the zone of its schedule. */
export default function MoveMeetingDialog({ schedule, turn, ...dialog }: MoveMeetingDialogProps) {
  const mutate = useMutate()
  const { id, timeZone, timeOfDay } = schedule
  const { day, at, movedFrom } = turn
  const placeAt = (moment: number) => ({ toDay: dayIn(moment, timeZone), toTime: timeIn(moment, timeZone) })
  const before = placeAt(at)

  function told(): void {
    toastUndo(meetingMoved(movedFrom ?? at), undefined, () => mutate(moveMeeting, { id, day, ...before }))
  }
  function moveBack(): void {
    if (mutate(moveMeeting, { id, day, toDay: day, toTime: timeOfDay })) return
    dialog.onOpenChange(false)
    told()
  }
  return (
    <FormDialog
      {...dialog}
      title={MOVE_MEETING}
      description={moveExplained(schedule, at, readersZone())}
      mutation={moveMeeting}
      read={(form) => ({ id, day, toDay: form.raw('toDay'), toTime: form.raw('toTime') })}
      submitLabel={MOVE}
      onDone={told}
      start={movedFrom !== null && <Button onClick={moveBack}>{MOVE_BACK}</Button>}
    >
      <TextField label={TIME} name="toTime" type="time" required defaultValue={before.toTime} />
      <Chips>
        <DayField label={NEW_DAY} name="toDay" defaultValue={before.toDay} />
      </Chips>
    </FormDialog>
  )
}
