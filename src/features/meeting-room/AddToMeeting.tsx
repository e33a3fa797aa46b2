import { CircleDot, Newspaper, Plus, SquareCheckBig } from 'lucide-react'
import { useState } from 'react'
import { useActor } from '../../sync/browser/react.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FloatingButton } from '../../ui/FloatingButton.tsx'
import { KeyOfButton } from '../../ui/Kbd.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { usePreload } from '../../ui/use-preload.ts'
import type { SectionKind } from '../teams/teams.table.ts'
import type { Meeting } from '../meetings/meetings.table.ts'
import { canWriteWork } from '../work/work.access.ts'
import { ADD, ADD_ISSUE_KEY, ADDITION_LABELS } from './meeting-room.text.ts'
import { useSingleKeys } from '../../ui/use-single-keys.ts'

const AddIssueDialog = later(() => import('../issues/AddIssueDialog.tsx'))
const AddTaskDialog = later(() => import('../tasks/AddTaskDialog.tsx'))
const AddHeadlineDialog = later(() => import('../headlines/AddHeadlineDialog.tsx'))

type Addition = keyof typeof ADDITION_LABELS

const additions = {
  issue: { icon: <CircleDot aria-hidden />, dialog: AddIssueDialog },
  task: { icon: <SquareCheckBig aria-hidden />, dialog: AddTaskDialog },
  headline: { icon: <Newspaper aria-hidden />, dialog: AddHeadlineDialog },
}

const dialogs = [Dialog, ...Object.values(additions).map(({ dialog }) => dialog)]

const offered: Partial<Record<SectionKind, readonly Addition[]>> = {
  headlines: ['headline', 'issue'],
  tasks: ['task', 'issue'],
  issues: ['issue', 'task'],
  conclude: ['task', 'headline', 'issue'],
}

/** Adds what its section usually brings up, attached to this meeting. Every section offers to add an issue. */
export function AddToMeeting({ meeting, kind }: { meeting: Meeting; kind: SectionKind }) {
  const mayWrite = canWriteWork(useActor())
  const isNarrow = useIsNarrow()
  const [adding, setAdding] = useState<Addition | null>(null)
  usePreload(...dialogs)
  useSingleKeys(mayWrite ? { [ADD_ISSUE_KEY.toLowerCase()]: () => setAdding('issue') } : {})
  if (!mayWrite) return null
  const AddDialog = adding && additions[adding].dialog
  const choices = offered[kind] ?? (['issue'] as const)
  return (
    <>
      {isNarrow ? (
        <FloatingAdd choices={choices} onAdd={setAdding} />
      ) : (
        <AddButtons choices={choices} onAdd={setAdding} />
      )}
      {AddDialog && (
        <AddDialog
          open
          onOpenChange={(open) => !open && setAdding(null)}
          teamId={meeting.teamId}
          meetingId={meeting.id}
        />
      )}
    </>
  )
}

type ChoicesProps = { choices: readonly Addition[]; onAdd: (addition: Addition) => void }

const AddButtons = ({ choices, onAdd }: ChoicesProps) => (
  <div className="flex flex-wrap gap-2 px-4 py-3">
    {choices.map((addition) => (
      <Button
        key={addition}
        size="sm"
        icon={additions[addition].icon}
        {...(addition === 'issue' && { 'aria-keyshortcuts': ADD_ISSUE_KEY })}
        onClick={() => onAdd(addition)}
      >
        {ADDITION_LABELS[addition]}
        {addition === 'issue' && <KeyOfButton keys={ADD_ISSUE_KEY} />}
      </Button>
    ))}
  </div>
)

/** The phone's one button, which asks what to add if there is a choice. */
function FloatingAdd({ choices, onAdd }: ChoicesProps) {
  const [only, another] = choices
  if (only && !another)
    return (
      <FloatingButton
        aria-label={ADDITION_LABELS[only]}
        icon={<Plus aria-hidden />}
        onClick={() => onAdd(only)}
      />
    )
  const entries = choices.map((addition) => ({
    label: ADDITION_LABELS[addition],
    icon: additions[addition].icon,
    onSelect: () => onAdd(addition),
  }))
  return (
    <Menu
      label={ADD}
      align="end"
      side="top"
      sections={[{ entries }]}
      trigger={<FloatingButton aria-label={ADD} icon={<Plus aria-hidden />} />}
    />
  )
}
