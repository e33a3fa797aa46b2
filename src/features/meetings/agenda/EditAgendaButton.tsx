import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { usePreload } from '../../../ui/use-preload.ts'
import { useLive } from '../../../sync/browser/react.ts'
import type { MeetingType } from '../meetings.table.ts'
import { schedulesOfTeam } from '../schedule/schedules.queries.ts'
import { EDIT_AGENDA } from './agenda.text.ts'

const AgendaDialog = later(() => import('./AgendaDialog.tsx'))

/** For those who manage the team; nothing for everybody else. */
export function EditAgendaButton({ teamId, meetingType }: { teamId: string; meetingType: MeetingType }) {
  const manages = useLive(schedulesOfTeam, { teamId })?.manages ?? false
  const [editing, setEditing] = useState(false)
  usePreload(AgendaDialog)
  if (!manages) return null
  return (
    <>
      <Button size="sm" icon={<ListOrdered aria-hidden />} onClick={() => setEditing(true)}>
        {EDIT_AGENDA}
      </Button>
      {editing && <AgendaDialog open onOpenChange={setEditing} {...{ teamId, meetingType }} />}
    </>
  )
}
