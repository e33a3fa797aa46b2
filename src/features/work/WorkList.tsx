import { type ReactNode, useMemo } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import type { Row } from './lingering.rules.ts'
import { moveByArrows } from './row-keys.ts'
import { type Lingering, TickedRowContext } from './use-lingering.ts'

type WorkListProps<Item> = {
  /** Undefined while they load. */
  items: readonly Item[] | undefined
  /** Shown when there are none. */
  empty: { icon: ReactNode; text: string; action?: ReactNode; isLine?: true }
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

type WorkRowsProps<Item> = { label: string; of: Lingering<Item>; children: (item: Item) => ReactNode }

/** Any number of items, each as a `WorkRow`. */
export const WorkRows = <Item,>({ label, of: { rows, keyOf, linger }, children }: WorkRowsProps<Item>) => (
  <RowList label={label} items={rows} keyOf={({ item }) => keyOf(item)} rowHeight={ROW_HEIGHT}>
    {(row) => (
      <PlacedRow row={row} rowKey={keyOf(row.item)} linger={linger}>
        {children(row.item)}
      </PlacedRow>
    )}
  </RowList>
)

type PlacedRowProps = {
  row: Row<unknown>
  rowKey: string
  linger: (key: string) => void
  children: ReactNode
}

function PlacedRow({ row: { leaving }, rowKey, linger, children }: PlacedRowProps) {
  const place = useMemo(() => ({ leaving, linger: () => linger(rowKey) }), [leaving, rowKey, linger])
  return <TickedRowContext value={place}>{children}</TickedRowContext>
}
