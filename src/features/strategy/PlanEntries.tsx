import { type ReactNode, useId } from 'react'
import { cx } from '../../ui/cx.ts'
import type { MenuEntry } from '../../ui/Menu.tsx'
import { ItemText } from './ItemText.tsx'
import { NewEntry } from './NewEntry.tsx'
import type { PlanList } from './plan-blocks.rules.ts'
import { usePlan } from './plan-context.ts'
import { PlanEntry } from './PlanEntry.tsx'
import { adviceOn } from './strategy.rules.ts'
import type { PlanItem } from './strategy.table.ts'
import { LIST_LABELS, NOTHING_YET, aboveAdvice } from './strategy.text.ts'
import { useEntries } from './use-entries.ts'

type PlanEntriesProps = {
  list: PlanList
  /** What stands before each, such as its number. */
  markOf?: (index: number) => ReactNode
  /** What is shown of an entry; its title, if left out. */
  children?: (item: PlanItem, onEnter: () => void) => ReactNode
  /** More entries of the menu of each. */
  menuOf?: (item: PlanItem) => readonly MenuEntry[]
  className?: string
  /** How each entry looks. */
  shape?: string
}

/** A list of the open plan. Alt with an arrow moves an entry, and Enter leads to the field for a new one. */
export function PlanEntries({ list, markOf, children, menuOf, className, shape }: PlanEntriesProps) {
  const { mayEdit } = usePlan()
  const { entries, add, move, remove } = useEntries(list)
  const newId = useId()
  const toNew = () => document.getElementById(newId)?.focus()
  if (!mayEdit && entries.length === 0)
    // Revenue and profit stand beside measures.
    return list.endsWith('Measures') ? null : <p className="text-soft">{NOTHING_YET}</p>
  return (
    <div className="col-span-full min-w-0 flex-1">
      <ol aria-label={LIST_LABELS[list]} className={cx('grid gap-x-4', className)}>
        {entries.map((item, index) => (
          <PlanEntry
            key={item.id}
            {...{ item, index, move, remove, shape }}
            count={entries.length}
            menu={menuOf?.(item) ?? []}
          >
            {markOf?.(index)}
            {children?.(item, toNew) ?? <ItemText item={item} field="title" onEnter={toNew} />}
          </PlanEntry>
        ))}
      </ol>
      {adviceOn(list, entries.length) === 'many' && (
        <p className="py-1 text-xs text-warn-ink print:hidden">{aboveAdvice(list)}</p>
      )}
      {mayEdit && <NewEntry id={newId} list={list} count={entries.length} onAdd={add} />}
    </div>
  )
}
