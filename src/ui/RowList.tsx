import { lazy, type ReactNode, Suspense } from 'react'

export type RowListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What a row is high before it has been seen, in pixels. */
  rowHeight: number
  children: (item: Item) => ReactNode
}

/** Up to here all rows are in the page, and the code that shows only those in view is not fetched. */
const SHORT = 60

// `later` can't be generic; what a long list shows is checked by RowListProps.
const LongRowList = lazy(() =>
  import('./layers/LongRowList.tsx').then((module) => ({ default: module.LongRowList<unknown> })),
)

/** Rows below each other, however many. */
export function RowList<Item>(props: RowListProps<Item>) {
  if (props.items.length <= SHORT) return <ShortRowList {...props} />
  return (
    <Suspense fallback={<ShortRowList {...props} items={props.items.slice(0, SHORT)} />}>
      <LongRowList {...(props as unknown as RowListProps<unknown>)} />
    </Suspense>
  )
}

const ShortRowList = <Item,>({ label, items, keyOf, children }: RowListProps<Item>) => (
  <ul aria-label={label} className="divide-y divide-line">
    {items.map((item) => (
      <li key={keyOf(item)}>{children(item)}</li>
    ))}
  </ul>
)
