import { CalendarCog } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MEETING_TYPES, type MeetingType } from './meetings.table.ts'
import { agendaOfType, meetingsOf, timeOfType } from './schedule/schedule.text.ts'

const AgendaDialog = later(() => import('./agenda/AgendaDialog.tsx'))
const ScheduleDialog = later(() => import('./schedule/ScheduleDialog.tsx'))

const dialogs = { agenda: AgendaDialog, time: ScheduleDialog }
const labels = { agenda: agendaOfType, time: timeOfType }

type Opened = { what: keyof typeof dialogs; meetingType: MeetingType }

/** Agendas and times of a team's meetings, for somebody who manages the team. */
export function MeetingSetup({ teamId, teamName }: { teamId: string; teamName: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const OpenDialog = opened && dialogs[opened.what]
  return (
    <>
      <Menu
        label={meetingsOf(teamName)}
        align="end"
        width="w-64"
        trigger={
          <IconButton
            label={meetingsOf(teamName)}
            icon={<CalendarCog aria-hidden />}
            className="-my-1 -mr-1"
          />
        }
        sections={MEETING_TYPES.map((meetingType) => ({
          entries: (['agenda', 'time'] as const).map((what) => ({
            label: labels[what](meetingType),
            onSelect: () => setOpened({ what, meetingType }),
          })),
        }))}
      />
      {OpenDialog && (
        <OpenDialog
          open
          onOpenChange={() => setOpened(null)}
          teamId={teamId}
          meetingType={opened.meetingType}
        />
      )}
    </>
  )
}
