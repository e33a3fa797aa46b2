import { CircleDot, Ellipsis, Megaphone, Pencil, SquareCheckBig, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { MadeLinks } from '../../made/MadeLinks.tsx'
import { moveByKeys } from '../../work/move-by-keys.ts'
import {
  actionsFor,
  EDIT,
  MAKE_AN_ISSUE,
  MOVE_DOWN,
  MOVE_DOWN_KEYS,
  MOVE_UP,
  MOVE_UP_KEYS,
} from '../../work/work.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { MAKE_HEADLINE, MAKE_TASK, REMOVE } from './clarity-break.text.ts'
import type { Made } from './MakeOfLine.tsx'

/** What can be done with a line. */
export interface LineActs {
  edit(item: ItemEntry): void
  make(item: ItemEntry, kind: Made): void
  remove(item: ItemEntry): void
  moveBy(item: ItemEntry, places: number): void
}

type BreakLineProps = { item: ItemEntry; acts: LineActs }

/** A line of one of the lists, with what was made of it. */
export function BreakLine({ item, acts }: BreakLineProps) {
  const { id, text, issueId, taskId, headlineId } = item
  const label = actionsFor(text)
  const makes = [
    { kind: 'issue', label: MAKE_AN_ISSUE, icon: <CircleDot aria-hidden />, madeId: issueId },
    { kind: 'task', label: MAKE_TASK, icon: <SquareCheckBig aria-hidden />, madeId: taskId },
    { kind: 'headline', label: MAKE_HEADLINE, icon: <Megaphone aria-hidden />, madeId: headlineId },
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the row's controls.
    <li
      data-row-key={id}
      onKeyDown={(event) => moveByKeys(event, (places) => acts.moveBy(item, places))}
      className="grid rounded-md border border-line bg-page py-1 pr-1 pl-2.5"
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          data-row-focus
          className="min-h-control-small min-w-0 flex-1 rounded text-left break-words hover:underline"
          onClick={() => acts.edit(item)}
        >
          {text}
        </button>
        <Menu
          label={label}
          align="end"
          trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} />}
          sections={[
            {
              entries: makes
                .filter(({ madeId }) => madeId === null)
                .map(({ kind, label: made, icon }) => ({
                  label: made,
                  icon,
                  onSelect: () => acts.make(item, kind),
                })),
            },
            {
              entries: [
                { label: EDIT, icon: <Pencil aria-hidden />, onSelect: () => acts.edit(item) },
                { label: MOVE_UP, shortcut: MOVE_UP_KEYS, onSelect: () => acts.moveBy(item, -1) },
                { label: MOVE_DOWN, shortcut: MOVE_DOWN_KEYS, onSelect: () => acts.moveBy(item, 1) },
                {
                  label: REMOVE,
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  onSelect: () => acts.remove(item),
                },
              ],
            },
          ].filter(({ entries }) => entries.length > 0)}
        />
      </div>
      <MadeLinks made={item.made} className="pr-1.5" />
    </li>
  )
}
