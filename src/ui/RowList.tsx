import { lazy, type ReactNode, Suspense } from 'react'

export type RowListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** The estimated height, in pixels, of a row that hasn't been measured yet. */
  rowHeight: number
  children: (item: Item) => ReactNode
}

/** Up to this many rows are all rendered, and the code that renders only the visible ones isn't loaded. */
const SHORT = 60

// `later` can't be generic; RowListProps checks the types of a long list's rows.
const LongRowList = lazy(() =>
  import('./layers/LongRowList.tsx').then((module) => ({ default: module.LongRowList<unknown> })),
)

/** A vertical list of any number of rows. */
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
