import { Archive, CalendarDays, Check, type LucideIcon, UserRound, X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { offerSelectedActs, type SelectedActs } from '../../work/selected-acts.ts'
import { CLEAR_SELECTION, selectedCount } from './bulk.text.ts'

/** By the keys of the bar's buttons. */
const ICONS: Record<string, LucideIcon> = { x: Check, d: CalendarDays, a: UserRound, e: Archive }

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
  [...(bar?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].map((button) => {
    const key = button.dataset.key!
    return {
      id: `selected-${key}`,
      title: button.innerText,
      icon: ICONS[key],
      key,
      run: () => button.click(),
    }
  })
