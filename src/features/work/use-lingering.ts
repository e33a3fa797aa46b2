import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react'
import { LINGERS_FOR, type Row, type Ticked, withTicked } from './lingering.rules.ts'

export interface Lingering<Item> {
  rows: readonly Row<Item>[]
  keyOf: (item: Item) => string
  /** To be called when a row is ticked. */
  linger: (key: string) => void
}

/** The rows of a list whose ticked ones keep their places for a moment. */
export function useLingering<Item>(items: readonly Item[], keyOf: (item: Item) => string): Lingering<Item> {
  const [ticked, setTicked] = useState<readonly Ticked<Item>[]>([])
  const rows = withTicked(items, keyOf, ticked)
  const latest = useRef(rows)
  useLayoutEffect(() => {
    latest.current = rows
  })
  const [linger] = useState(() => (key: string) => {
    const index = latest.current.findIndex(({ item }) => keyOf(item) === key)
    const row = latest.current[index]
    if (!row || row.leaving) return
    const mine = { item: row.item, key, index }
    setTicked((others) => [...others, mine])
    const leave = () => setTicked((others) => others.filter((other) => other !== mine))
    // The moment begins once it can be seen, however busy the page is.
    requestAnimationFrame(() => setTimeout(leave, LINGERS_FOR))
  })
  return { rows, keyOf, linger }
}

type TickedRow = { leaving: boolean; linger: () => void }

/** What a row knows of its place in a list of `useLingering`. */
export const TickedRowContext = createContext<TickedRow>({ leaving: false, linger: () => {} })

export const useTickedRow = (): TickedRow => useContext(TickedRowContext)
