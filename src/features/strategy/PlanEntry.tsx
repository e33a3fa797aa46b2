import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu, type MenuEntry } from '../../ui/Menu.tsx'
import { moveByKeys } from '../work/move-by-keys.ts'
import { usePlan } from './plan-context.ts'
import type { PlanItem } from './strategy.table.ts'
import { actionsFor, MOVE_DOWN, MOVE_UP, REMOVE } from './strategy.text.ts'
import type { useEntries } from './use-entries.ts'

type PlanEntryProps = Pick<ReturnType<typeof useEntries>, 'move' | 'remove'> & {
  item: PlanItem
  index: number
  /** How many entries the list has. */
  count: number
  /** More entries of its menu. */
  menu: readonly MenuEntry[]
  shape: string | undefined
  children: ReactNode
}

/** An entry of a list of the open plan, with its menu for those who write the plan. */
export function PlanEntry({ item, index, count, move, remove, menu, shape, children }: PlanEntryProps) {
  const { mayEdit } = usePlan()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles key presses that bubble up from the row's fields.
    <li
      onKeyDown={mayEdit ? (event) => moveByKeys(event, (places) => move(item, places)) : undefined}
      className={cx('group/entry relative flex min-w-0 items-start gap-2', shape)}
    >
      {children}
      {mayEdit && (
        <Menu
          label={actionsFor(item.title)}
          align="end"
          trigger={
            <IconButton
              label={actionsFor(item.title)}
              icon={<Ellipsis aria-hidden />}
              className="-my-0.5 bg-page opacity-0 group-focus-within/entry:opacity-100 group-hover/entry:opacity-100 aria-expanded:opacity-100 max-md:opacity-100 md:absolute md:top-0 md:right-0 md:size-control-small"
            />
          }
          sections={[
            ...(menu.length > 0 ? [{ entries: menu }] : []),
            {
              entries: [
                { label: MOVE_UP, disabled: index === 0, onSelect: () => move(item, -1) },
                { label: MOVE_DOWN, disabled: index === count - 1, onSelect: () => move(item, 1) },
                { label: REMOVE, danger: true, onSelect: () => remove(item) },
              ],
            },
          ]}
        />
      )}
    </li>
  )
}
