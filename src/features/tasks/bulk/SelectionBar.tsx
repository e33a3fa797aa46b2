import { Archive, CalendarDays, Check, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useActor } from '../../../sync/browser/react.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { DayButton } from '../../time/DayButton.tsx'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { canWriteWork } from '../../work/work.access.ts'
import { ARCHIVE } from '../../work/work.text.ts'
import { canAssignOthers, canSetStatus } from '../tasks.access.ts'
import type { TaskItem } from '../tasks.queries.ts'
import { AssignButton } from './AssignButton.tsx'
import {
  CLEAR_SELECTION,
  COMPLETE,
  nowArchived,
  nowDone,
  nowDue,
  RESCHEDULE,
  selectedCount,
  SELECTION,
} from './bulk.text.ts'
import { useBulk } from './use-bulk.ts'
import { useOfferedActs } from './use-offered-acts.ts'

type SelectionBarProps = {
  items: readonly TaskItem[]
  /** Where the list finds the buttons that its keys press, by `data-key`. */
  ref: RefObject<HTMLDivElement | null>
  onClear: () => void
}

/** What can be done to everything that is selected, at the foot of the list. */
export function SelectionBar({ items, ref, onClear }: SelectionBarProps) {
  const actor = useActor()
  const today = useToday()
  const bulk = useBulk()
  const mayWrite = canWriteWork(actor)
  const mayTick = items.every(({ assignees }) =>
    canSetStatus(
      actor,
      assignees.map(({ id }) => id),
    ),
  )
  const teamIds = new Set(items.map(({ task }) => task.teamId))
  const [teamId] = teamIds
  const after = (isDone: boolean) => isDone && onClear()
  useOfferedActs(ref, items.length, onClear)
  return (
    <div
      ref={ref}
      role="group"
      aria-label={SELECTION}
      className="sticky bottom-2 z-20 mx-2 mt-2 flex flex-wrap items-center gap-1.5 rounded-lg border border-line bg-raised px-3 py-1.5 shadow-popup md:mx-4"
    >
      <span data-numeric className="mr-1 font-medium">
        {selectedCount(items.length)}
      </span>
      {mayTick && (
        <Button
          data-key="x"
          data-shortcut="X"
          data-tooltip={COMPLETE}
          icon={<Check aria-hidden />}
          onClick={() => after(bulk({ status: 'done' }, items, nowDone))}
        >
          {COMPLETE}
        </Button>
      )}
      {mayWrite && (
        <DayButton
          data-key="d"
          data-shortcut="D"
          data-tooltip={RESCHEDULE}
          label={RESCHEDULE}
          className={buttonClass()}
          onChoose={(dueDate) =>
            after(bulk({ dueDate }, items, (count) => nowDue(count, dayLabel(dueDate, today))))
          }
        >
          <CalendarDays aria-hidden />
          {RESCHEDULE}
        </DayButton>
      )}
      {teamId && teamIds.size === 1 && canAssignOthers(actor) && (
        <AssignButton teamId={teamId} onAssign={(act, say) => after(bulk(act, items, say))} />
      )}
      {mayWrite && (
        <Button
          data-key="e"
          data-shortcut="E"
          data-tooltip={ARCHIVE}
          icon={<Archive aria-hidden />}
          onClick={() => after(bulk({ isArchived: true }, items, nowArchived))}
        >
          {ARCHIVE}
        </Button>
      )}
      <IconButton
        label={CLEAR_SELECTION}
        shortcut="Esc"
        icon={<X aria-hidden />}
        className="ml-auto"
        onClick={onClear}
      />
    </div>
  )
}
