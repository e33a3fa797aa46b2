import { lazy, type ReactNode, type Ref, Suspense, useState } from 'react'

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
  const [short, setShort] = useState<Element | null>(null)
  if (props.items.length <= SHORT) return <ShortRowList ref={setShort} {...props} />
  // A list that grows long keeps its place only if its rows are taken to be as high as they were.
  const rowHeight = averageHeight(short) ?? props.rowHeight
  return (
    <Suspense fallback={<ShortRowList ref={setShort} {...props} items={props.items.slice(0, SHORT)} />}>
      <LongRowList {...(props as unknown as RowListProps<unknown>)} rowHeight={rowHeight} />
    </Suspense>
  )
}

const averageHeight = (list: Element | null): number | null =>
  list?.childElementCount ? list.getBoundingClientRect().height / list.childElementCount : null

type ShortRowListProps<Item> = RowListProps<Item> & { ref: Ref<HTMLUListElement> }

const ShortRowList = <Item,>({ ref, label, items, keyOf, children }: ShortRowListProps<Item>) => (
  <ul ref={ref} aria-label={label} className="divide-y divide-line">
    {items.map((item) => (
      <li key={keyOf(item)} data-row-key={keyOf(item)}>
        {children(item)}
      </li>
    ))}
  </ul>
)
