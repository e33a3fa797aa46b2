import { useState } from 'react'
import { useLive, useMutate } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { differing } from '../../../ui/differing.ts'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { toast, toastUndo } from '../../../ui/toast.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import type { Team } from '../../teams/teams.table.ts'
import { addDays, mondayOf } from '../../time/calendar.rules.ts'
import { DayField } from '../../time/DayField.tsx'
import { TimeField } from '../../time/TimeField.tsx'
import { useToday } from '../../time/use-today.ts'
import { agendaOf, plannedMinutes } from '../agenda/agenda.rules.ts'
import type { MeetingType } from '../meetings.table.ts'
import {
  everyText,
  FIRST_MEETING,
  LATER_ON,
  LENGTH,
  MINUTES,
  REMOVE_TIME,
  REPEATS,
  TIME,
  TIME_REMOVED,
  TIME_SAVED,
  TIME_ZONE,
  timeTitle,
} from './schedule.text.ts'
import { clearSchedule, setSchedule } from './schedules.mutations.ts'
import { schedulesOfTeam } from './schedules.queries.ts'
import { LONGEST, SHORTEST, type TeamSchedule } from './schedules.table.ts'
import { readersZone } from './readers-zone.ts'

type ScheduleDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  teamId: string
  meetingType: MeetingType
}

type Rhythm = Pick<TeamSchedule, 'startsOn' | 'timeOfDay' | 'minutes' | 'everyWeeks' | 'timeZone'>

/** How many weeks apart meetings of a kind may be; the first is proposed. */
const RHYTHMS: Record<MeetingType, readonly number[]> = { weekly: [1, 2, 3, 4], quarterly: [13, 12, 26] }

/** Says when a team holds one kind of its meetings. */
export default function ScheduleDialog({ teamId, meetingType, ...dialog }: ScheduleDialogProps) {
  const mutate = useMutate()
  const today = useToday()
  const team = useLive(myTeams, {})?.find(({ id }) => id === teamId)
  const found = useLive(schedulesOfTeam, { teamId })
  const ofType = (all: typeof found) => all?.schedules.find((one) => one.meetingType === meetingType)
  const present = ofType(found)
  const [first, setFirst] = useState(found)
  if (!first && found) setFirst(found)
  /** What the fields began with. What a colleague has changed since then stays unless it was changed here, too. */
  const opened = ofType(first)

  function remove(before: TeamSchedule): void {
    const { id, skippedDays, movedMeetings } = before
    if (mutate(clearSchedule, { id })) return
    dialog.onOpenChange(false)
    toastUndo(TIME_REMOVED, team?.name, () =>
      mutate(setSchedule, { id, teamId, meetingType, ...rhythmOf(before), skippedDays, movedMeetings }),
    )
  }

  const rhythms = new Set([...RHYTHMS[meetingType], ...(opened ? [opened.everyWeeks] : [])])
  return (
    <FormDialog
      {...dialog}
      title={timeTitle(team?.name ?? '', meetingType)}
      description={LATER_ON}
      mutation={setSchedule}
      keep={(input) =>
        opened && present ? { ...input, ...rhythmOf(present), ...differing(opened, rhythmOf(input)) } : input
      }
      read={(form, id) => ({
        id,
        teamId,
        meetingType,
        startsOn: form.raw('startsOn'),
        timeOfDay: form.raw('timeOfDay'),
        minutes: form.number('minutes') ?? 0,
        everyWeeks: Number(form.raw('everyWeeks')),
        timeZone: form.raw('timeZone'),
      })}
      onDone={() => toast.success(TIME_SAVED)}
      start={present && <Button onClick={() => remove(present)}>{REMOVE_TIME}</Button>}
    >
      {team && first && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TimeField label={TIME} present={opened?.timeOfDay} />
            <NumberField
              label={LENGTH}
              name="minutes"
              unit={MINUTES}
              defaultValue={opened?.minutes ?? plannedLength(team, meetingType)}
            />
          </div>
          <Chips>
            <DayField
              label={FIRST_MEETING}
              name="startsOn"
              defaultValue={opened?.startsOn ?? addDays(mondayOf(today), 7)}
            />
            <Select
              label={REPEATS}
              name="everyWeeks"
              defaultValue={String(opened?.everyWeeks ?? RHYTHMS[meetingType][0])}
              options={[...rhythms].map((weeks) => ({ value: String(weeks), label: everyText(weeks) }))}
            />
            <Select
              label={TIME_ZONE}
              name="timeZone"
              defaultValue={opened?.timeZone ?? readersZone()}
              options={zoneOptions(opened?.timeZone)}
            />
          </Chips>
        </>
      )}
    </FormDialog>
  )
}

const rhythmOf = ({ startsOn, timeOfDay, minutes, everyWeeks, timeZone }: Rhythm): Rhythm => ({
  startsOn,
  timeOfDay,
  minutes,
  everyWeeks,
  timeZone,
})

/** As long as the agenda plans, within what a meeting may last. */
const plannedLength = (team: Team, meetingType: MeetingType): number =>
  Math.min(LONGEST, Math.max(SHORTEST, plannedMinutes(agendaOf(team, meetingType))))

/** The reader's zone and the chosen one first, then all others by name. */
function zoneOptions(chosen: string | undefined) {
  const first = [readersZone(), ...(chosen ? [chosen] : []), 'UTC']
  return [...new Set([...first, ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }))
}
