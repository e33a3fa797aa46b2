import { Ellipsis, ListPlus, Pencil, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu, type MenuSection } from '../../../ui/Menu.tsx'
import { MadeLinks } from '../../made/MadeLinks.tsx'
import { displayName } from '../../people/people.rules.ts'
import { useToday } from '../../time/use-today.ts'
import { dayLabel } from '../../time/time.text.ts'
import { keyForRow } from '../../work/row-keys.ts'
import { moveByKeys } from '../../work/move-by-keys.ts'
import { MOVE_DOWN, MOVE_DOWN_KEYS, MOVE_UP, MOVE_UP_KEYS } from '../../work/work.text.ts'
import { SECTION_LABELS } from '../sheets/section-labels.text.ts'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { actionsFor, EDIT, hoursText, MAKE_TASK, MOVE_TO, REMOVE } from './delegate-elevate.text.ts'
import { isForOthers, QUADRANTS, type Quadrant } from './load.rules.ts'

/** What can be done with an activity. */
export interface ActivityActs {
  edit(item: ItemEntry): void
  makeTask(item: ItemEntry): void
  remove(item: ItemEntry): void
  drag(item: ItemEntry | null): void
  moveTo(item: ItemEntry, quadrant: Quadrant): void
  moveBy(item: ItemEntry, places: number): void
}

type ActivityRowProps = { item: ItemEntry; acts: ActivityActs | undefined }

/** An activity with its hours and, if others should do it, who takes it and by when. */
export function ActivityRow({ item, acts }: ActivityRowProps) {
  const { id, text, hours, section } = item
  function press(event: KeyboardEvent<HTMLElement>) {
    if (!acts) return
    moveByKeys(event, (places) => acts.moveBy(item, places))
    const quadrant = QUADRANTS[Number(keyForRow(event) ?? 0) - 1]
    if (!quadrant) return
    event.preventDefault()
    acts.moveTo(item, quadrant)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the row's controls.
    <li
      data-row-key={id}
      draggable={acts !== undefined}
      onDragStart={() => acts?.drag(item)}
      onDragEnd={() => acts?.drag(null)}
      onKeyDown={press}
      className="rounded-md border border-line bg-page py-1.5 pr-1 pl-2.5 [&[draggable=true]]:cursor-grab"
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
        {hours !== null && (
          <span data-numeric className="text-soft">
            {hoursText(hours)}
          </span>
        )}
        {acts && <ActivityMenu item={item} acts={acts} />}
      </div>
      {isForOthers(section) && <HandingOver item={item} />}
    </li>
  )
}

function HandingOver({ item: { person, dueOn, made } }: { item: ItemEntry }) {
  const today = useToday()
  return (
    <>
      {(person || dueOn) && (
        <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-soft">
          {person && <span>{displayName(person)}</span>}
          {dueOn && <time dateTime={dueOn}>{dayLabel(dueOn, today)}</time>}
        </p>
      )}
      <MadeLinks made={made} />
    </>
  )
}

function ActivityMenu({ item, acts }: { item: ItemEntry; acts: ActivityActs }) {
  const { text, section, taskId } = item
  const task = { label: MAKE_TASK, icon: <ListPlus aria-hidden />, onSelect: () => acts.makeTask(item) }
  const sections: MenuSection[] = [
    {
      entries: [
        { label: EDIT, icon: <Pencil aria-hidden />, onSelect: () => acts.edit(item) },
        ...(isForOthers(section) && taskId === null ? [task] : []),
      ],
    },
    {
      heading: MOVE_TO,
      entries: QUADRANTS.map((quadrant, place) => ({
        label: SECTION_LABELS[quadrant],
        shortcut: String(place + 1),
        checked: quadrant === section,
        onSelect: () => acts.moveTo(item, quadrant),
      })),
    },
    {
      entries: [
        { label: MOVE_UP, shortcut: MOVE_UP_KEYS, onSelect: () => acts.moveBy(item, -1) },
        { label: MOVE_DOWN, shortcut: MOVE_DOWN_KEYS, onSelect: () => acts.moveBy(item, 1) },
        { label: REMOVE, icon: <Trash2 aria-hidden />, danger: true, onSelect: () => acts.remove(item) },
      ],
    },
  ]
  return (
    <Menu
      label={actionsFor(text)}
      sections={sections}
      align="end"
      trigger={<IconButton label={actionsFor(text)} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
