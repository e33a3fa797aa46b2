import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Select } from '../../../ui/Select.tsx'
import {
  MOST_MINUTES,
  SECTION_KINDS,
  SECTION_NAME_LENGTH,
  SECTION_TEXT_LENGTH,
  type SectionKind,
} from '../../teams/teams.table.ts'
import { moveByKeys } from '../../work/move-by-keys.ts'
import {
  actionsForSection,
  DRAG_SECTION,
  KIND_DETAILS,
  KIND_LABELS,
  MINUTES_SHORT,
  MOVE_DOWN,
  MOVE_DOWN_KEYS,
  MOVE_UP,
  MOVE_UP_KEYS,
  OWN_TEXT_HINT,
  REMOVE_SECTION,
  sectionKind,
  sectionMinutes,
  sectionName,
  sectionText,
  UNNAMED,
} from './agenda.text.ts'
import type { AgendaDraft, DraftSection } from './use-agenda-draft.ts'

type AgendaLineProps = {
  draft: DraftSection
  /** Counted from 1. */
  place: number
  /** Whether a dragged section would come in its place. */
  isOver: boolean
} & Pick<AgendaDraft, 'change' | 'move' | 'remove'>

const KINDS = SECTION_KINDS.map((kind) => ({
  value: kind,
  label: KIND_LABELS[kind],
  detail: KIND_DETAILS[kind],
}))

/** Minutes as they are typed; nothing counts as none. */
const minutesOf = (typed: string): number =>
  Math.min(MOST_MINUTES, Number(typed.replace(/\D/g, '').slice(0, 4)))

/** One section that is edited: its name, what it shows, and its minutes. */
export function AgendaLine({ draft, place, isOver, change, move, remove }: AgendaLineProps) {
  const { id, section, kind, minutes, text } = draft
  const name = section.trim() || UNNAMED
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from its fields.
    <li
      data-row-key={id}
      onKeyDown={(event) => moveByKeys(event, (places) => move(id, places))}
      className={cx(
        'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-2 py-2 md:grid-cols-[1.25rem_minmax(0,1fr)_13rem_5.5rem_auto]',
        isOver && 'shadow-[inset_0_2px_var(--accent)]',
      )}
    >
      <span
        draggable
        data-tooltip={DRAG_SECTION}
        className="flex cursor-grab items-center justify-center text-soft"
      >
        <GripVertical aria-hidden className="size-4" />
      </span>
      <input
        type="text"
        autoComplete="off"
        aria-label={sectionName(place)}
        aria-invalid={section.trim() === '' || undefined}
        maxLength={SECTION_NAME_LENGTH}
        value={section}
        onChange={({ target }) => change(id, { section: target.value })}
        className="control font-medium"
      />
      <div className="max-md:col-span-3 max-md:row-start-2 max-md:grid max-md:grid-cols-[minmax(0,1fr)_5.5rem] max-md:gap-2 md:contents">
        <Select
          label={sectionKind(name)}
          name={`kind-${id}`}
          hideLabel
          value={kind}
          options={KINDS}
          onChange={(value) => change(id, { kind: value as SectionKind })}
        />
        <label className="relative block">
          <span className="sr-only">{sectionMinutes(name)}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={minutes === 0 ? '' : minutes}
            onChange={({ target }) => change(id, { minutes: minutesOf(target.value) })}
            className="control pr-10 text-right"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-[0.8125rem] text-soft"
          >
            {MINUTES_SHORT}
          </span>
        </label>
      </div>
      <LineMenu name={name} onMove={(places) => move(id, places)} onRemove={() => remove(id)} />
      {kind === 'open' && (
        <label className="col-start-2 -col-end-1 grid gap-1 max-md:col-span-3 max-md:col-start-1">
          <span className="sr-only">{sectionText(name)}</span>
          <textarea
            value={text ?? ''}
            maxLength={SECTION_TEXT_LENGTH}
            placeholder={OWN_TEXT_HINT}
            onChange={({ target }) => change(id, { text: target.value })}
            className="control field-sizing-content max-h-60 min-h-16 resize-y py-1.5"
          />
        </label>
      )}
    </li>
  )
}

type LineMenuProps = { name: string; onMove: (places: number) => void; onRemove: () => void }

const LineMenu = ({ name, onMove, onRemove }: LineMenuProps) => (
  <Menu
    label={actionsForSection(name)}
    align="end"
    sections={[
      {
        entries: [
          {
            label: MOVE_UP,
            icon: <ArrowUp aria-hidden />,
            shortcut: MOVE_UP_KEYS,
            onSelect: () => onMove(-1),
          },
          {
            label: MOVE_DOWN,
            icon: <ArrowDown aria-hidden />,
            shortcut: MOVE_DOWN_KEYS,
            onSelect: () => onMove(1),
          },
        ],
      },
      {
        entries: [{ label: REMOVE_SECTION, icon: <Trash2 aria-hidden />, danger: true, onSelect: onRemove }],
      },
    ]}
    trigger={<IconButton label={actionsForSection(name)} icon={<Ellipsis aria-hidden />} />}
  />
)
