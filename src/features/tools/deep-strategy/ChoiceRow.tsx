import { Ellipsis, Pencil, Target, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { GoalStatusBadge } from '../../goals/GoalStatusBadge.tsx'
import { moveByKeys } from '../../work/move-by-keys.ts'
import { actionsFor, EDIT, MOVE_DOWN, MOVE_DOWN_KEYS, MOVE_UP, MOVE_UP_KEYS } from '../../work/work.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { percentReached, REMOVE } from './deep-strategy.text.ts'

/** What can be done with a choice. */
export interface ChoiceActs {
  edit(item: ItemEntry): void
  remove(item: ItemEntry): void
  moveBy(item: ItemEntry, places: number): void
}

type ChoiceRowProps = { item: ItemEntry; acts: ChoiceActs | undefined }

/** A choice with why it was made, and how the goal stands that it leads to. */
export function ChoiceRow({ item, acts }: ChoiceRowProps) {
  const { id, text, note, goal } = item
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the row's controls.
    <li
      data-row-key={id}
      onKeyDown={(event) => acts && moveByKeys(event, (places) => acts.moveBy(item, places))}
      className="grid gap-1 rounded-md border border-line bg-page py-1.5 pr-1 pl-2.5"
    >
      <div className="flex items-center gap-2">
        {acts ? (
          <button
            type="button"
            data-row-focus
            className="min-h-control-small min-w-0 flex-1 rounded text-left break-words hover:underline"
            onClick={() => acts.edit(item)}
          >
            {text}
          </button>
        ) : (
          <span className="min-w-0 flex-1 break-words">{text}</span>
        )}
        {acts && <ChoiceMenu item={item} acts={acts} />}
      </div>
      {note && <p className="text-[0.8125rem] break-words whitespace-pre-wrap text-soft">{note}</p>}
      {goal && (
        <p className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-soft">
          <Target aria-hidden className="size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{goal.title}</span>
          <span data-numeric>{percentReached(goal.progress)}</span>
          <GoalStatusBadge status={goal.status} />
        </p>
      )}
    </li>
  )
}

function ChoiceMenu({ item, acts }: { item: ItemEntry; acts: ChoiceActs }) {
  const label = actionsFor(item.text)
  const entries = [
    { label: EDIT, icon: <Pencil aria-hidden />, onSelect: () => acts.edit(item) },
    { label: MOVE_UP, shortcut: MOVE_UP_KEYS, onSelect: () => acts.moveBy(item, -1) },
    { label: MOVE_DOWN, shortcut: MOVE_DOWN_KEYS, onSelect: () => acts.moveBy(item, 1) },
    { label: REMOVE, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => acts.remove(item) },
  ]
  return (
    <Menu
      label={label}
      sections={[{ entries }]}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
