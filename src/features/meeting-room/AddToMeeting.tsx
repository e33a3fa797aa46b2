import { CircleDot, Newspaper, SquareCheckBig } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { later } from '../../ui/later.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import type { SectionKind } from '../meetings/agenda/agenda.rules.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { canWriteWork } from '../work/work.access.ts'

const AddIssueDialog = later(() => import('../issues/AddIssueDialog.tsx'))
const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const AddHeadlineDialog = later(() => import('../headlines/AddHeadlineDialog.tsx'))

type Addition = 'issue' | 'task' | 'headline'

const additions = {
  issue: { label: 'Add issue', icon: <CircleDot aria-hidden />, dialog: AddIssueDialog },
  task: { label: 'Add task', icon: <SquareCheckBig aria-hidden />, dialog: AddTaskDialog },
  headline: { label: 'Add headline', icon: <Newspaper aria-hidden />, dialog: AddHeadlineDialog },
}

const dialogs = [Dialog, ...Object.values(additions).map(({ dialog }) => dialog)]

const offered: Partial<Record<SectionKind, readonly Addition[]>> = {
  headlines: ['headline', 'issue'],
  tasks: ['task', 'issue'],
  issues: ['issue', 'task'],
  conclude: ['task', 'headline', 'issue'],
}

/** What the section usually adds, attached to this meeting. What needs talk goes to the issues from every section. */
export function AddToMeeting({ meeting, kind }: { meeting: Meeting; kind: SectionKind }) {
  const mayWrite = canWriteWork(useActor())
  const [adding, setAdding] = useState<Addition | null>(null)
  usePreload(...dialogs)
  if (!mayWrite) return null
  const AddDialog = adding && additions[adding].dialog
  return (
    <div className="flex flex-wrap gap-2 px-4 py-3">
      {(offered[kind] ?? ['issue']).map((addition) => (
        <Button
          key={addition}
          size="sm"
          className="max-md:gap-1 max-md:px-2"
          icon={additions[addition].icon}
          onClick={() => setAdding(addition)}
        >
          {additions[addition].label}
        </Button>
      ))}
      {AddDialog && (
        <AddDialog
          open
          onOpenChange={(open) => !open && setAdding(null)}
          teamId={meeting.teamId}
          meetingId={meeting.id}
        />
      )}
    </div>
  )
}
