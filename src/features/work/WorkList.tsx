import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RowList, type RowListProps } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { moveByArrows } from './row-keys.ts'

type WorkListProps<Item> = {
  /** Undefined while they load. */
  items: readonly Item[] | undefined
  /** Shown when there are none. */
  empty: { icon: ReactNode; text: string; action?: ReactNode }
  /** The rows of the items, as `WorkRows`. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list of tasks or issues. The arrow keys move between its rows. */
export function WorkList<Item>({ items, empty, children }: WorkListProps<Item>) {
  if (!items) return <SkeletonRows rows={6} />
  if (items.length === 0) return <EmptyState {...empty} />
  return (
    <div role="presentation" data-rows onKeyDown={moveByArrows}>
      {children(items)}
    </div>
  )
}

/** The height of a `WorkRow` of one line, in pixels. */
const ROW_HEIGHT = 37

/** Any number of items, each as a `WorkRow`. */
export const WorkRows = <Item,>(props: Omit<RowListProps<Item>, 'rowHeight'>) => (
  <RowList {...props} rowHeight={ROW_HEIGHT} />
)
