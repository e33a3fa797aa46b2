import { SquareCheck } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useRef,
} from 'react'
import { cx } from '../../../ui/cx.ts'
import { isRowKey } from '../../work/row-keys.ts'
import { TaskItems } from '../TaskItems.tsx'
import type { TaskItem } from '../tasks.queries.ts'
import type { Task } from '../tasks.table.ts'
import { openDays, takeTaskKeys } from '../views/task-keys.ts'
import { KEYS_OF_LIST, SELECT, SELECTED } from './bulk.text.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { type Selection, SelectionContext, useSelection } from './use-selection.ts'

type SelectableTasksProps = Omit<ComponentProps<typeof TaskItems>, 'entries' | 'Around'>

const SELECT_ICON = <SquareCheck aria-hidden />

/** Tasks as rows, several of which can be selected: with Shift or Ctrl and a click, with Shift and the arrow keys, or by their menu. */
export function SelectableTasks({ items, ...list }: SelectableTasksProps) {
  const bar = useRef<HTMLDivElement>(null)
  const selection = useSelection(items?.map(({ task }) => task.id) ?? [])
  const { pick } = selection
  const entries = useCallback(
    ({ id }: Task) => [{ label: SELECT, icon: SELECT_ICON, shortcut: 'S', onSelect: () => pick(id) }],
    [pick],
  )
  const selected = items?.filter(({ task }) => selection.has(task.id)) ?? []
  return (
    <SelectionContext value={selection}>
      <div role="presentation" onKeyDown={(event) => takeKeys(event, selection, bar.current)}>
        <TaskItems {...list} items={items} entries={entries} Around={SelectableRow} />
        {selected.length > 0 && <SelectionBar ref={bar} items={selected} onClear={selection.clear} />}
        {selected.length === 0 && items && items.length > 0 && (
          <p className="px-4 py-3 text-xs text-soft max-md:hidden print:hidden">{KEYS_OF_LIST}</p>
        )}
      </div>
    </SelectionContext>
  )
}

function SelectableRow({ item: { task }, children }: { item: TaskItem; children: ReactNode }) {
  const selection = useContext(SelectionContext)!
  const isSelected = selection.has(task.id)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It changes what a click on the row's controls means; keys and the menu do the same.
    <div
      className={cx('group/row', isSelected && 'bg-accent-tint')}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClickCapture={(event) => takeClick(event, task.id, selection)}
      onKeyDown={(event) => {
        // Once something is selected, the letters are about all of it.
        const own = { toggle: () => checkboxIn(event)?.click(), due: () => openDays(event) }
        takeTaskKeys(event, {
          ...(selection.ids.length === 0 && own),
          select: () => selection.pick(task.id),
        })
      }}
    >
      {isSelected && <span className="sr-only">{SELECTED}</span>}
      {children}
    </div>
  )
}

const checkboxIn = ({ currentTarget }: KeyboardEvent<HTMLElement>) =>
  currentTarget.querySelector<HTMLElement>('[data-row-focus]')

/** With Shift everything up to here, with Ctrl or Cmd this one too. On a touch screen a tap does, once something is selected. */
function takeClick(event: MouseEvent<HTMLElement>, id: string, selection: Selection): void {
  const { pointerType } = event.nativeEvent as PointerEvent
  const isTouch = pointerType === 'touch' && selection.ids.length > 0
  const isByPointer = event.detail > 0
  if (!isByPointer || !(event.shiftKey || event.ctrlKey || event.metaKey || isTouch)) return
  if (!event.currentTarget.contains(event.target as Node)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.shiftKey) selection.extend(id, id)
  else selection.pick(id)
}

const keyOfRow = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey

/** The keys of the whole list; those that change tasks are about the selected ones. */
function takeKeys(event: KeyboardEvent<HTMLElement>, selection: Selection, bar: HTMLElement | null): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event
  if (!isRowKey(event)) return
  if (shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    // The list has moved the focus by now.
    const [from, to] = [keyOfRow(target as Element), keyOfRow(document.activeElement)]
    if (from !== undefined && to !== undefined) selection.extend(from, to)
    return
  }
  if (event.defaultPrevented || altKey) return
  if ((ctrlKey || metaKey) && key === 'a' && keyOfRow(target as Element) !== undefined) {
    event.preventDefault()
    return selection.all()
  }
  if (selection.ids.length === 0 || ctrlKey || metaKey) return
  if (key === 'Escape') {
    event.preventDefault()
    return selection.clear()
  }
  const button = bar?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
