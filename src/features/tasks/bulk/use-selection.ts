import { createContext, useEffect, useRef, useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { selectedCount } from './bulk.text.ts'
import { extended, NOTHING, picked } from './selection.rules.ts'

export interface Selection {
  /** What is selected and still in the list, in its order. */
  ids: readonly string[]
  has(id: string): boolean
  /** Always the same function. */
  pick: (id: string) => void
  /** From the last picked row to `to`; `from` has the focus. */
  extend(from: string, to: string): void
  all(): void
  clear(): void
}

/** Which rows of a list are selected. */
export function useSelection(order: readonly string[]): Selection {
  const [selected, setSelected] = useState(NOTHING)
  const [pick] = useState(() => (id: string) => setSelected((before) => picked(before, id)))
  const ids = selected.ids.size === 0 ? [] : order.filter((id) => selected.ids.has(id))
  const said = useRef(0)
  useEffect(() => {
    if (ids.length !== said.current) announce(selectedCount(ids.length))
    said.current = ids.length
  }, [ids.length])
  return {
    ids,
    has: (id) => selected.ids.has(id),
    pick,
    extend: (from, to) => setSelected((before) => extended(before, order, from, to)),
    all: () => setSelected({ ids: new Set(order), anchor: null }),
    clear: () => setSelected(NOTHING),
  }
}

/** The selection of the list around a row; null where nothing can be selected. */
export const SelectionContext = createContext<Selection | null>(null)
