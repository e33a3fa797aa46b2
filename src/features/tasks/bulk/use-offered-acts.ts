import { Archive, CalendarDays, Check, UserRound, X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { offerSelectedActs, type SelectedActs } from '../../work/selected-acts.ts'
import { CLEAR_SELECTION, selectedCount } from './bulk.text.ts'

/** By the keys of the bar's buttons, in their order. */
const ICONS = { x: Check, d: CalendarDays, a: UserRound, e: Archive }

/** Offers in the palette what the bar of the selection offers: it presses the bar's buttons, as the keys of the list do. */
export function useOfferedActs(bar: RefObject<HTMLElement | null>, count: number, onClear: () => void): void {
  useEffect(() =>
    offerSelectedActs(() => ({
      about: selectedCount(count),
      acts: [...actsOf(bar.current), { id: 'selected-clear', title: CLEAR_SELECTION, icon: X, run: onClear }],
    })),
  )
}

const actsOf = (bar: HTMLElement | null): SelectedActs['acts'] =>
  Object.entries(ICONS).flatMap(([key, icon]) => {
    const button = bar?.querySelector<HTMLElement>(`[data-key="${key}"]`)
    if (!button) return []
    return [{ id: `selected-${key}`, title: button.innerText, icon, key, run: () => button.click() }]
  })
