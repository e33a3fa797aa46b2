import type { LucideIcon } from 'lucide-react'

/** What the list on screen offers to do to everything that is selected in it. */
export interface SelectedActs {
  /** Such as "3 selected". */
  about: string
  acts: readonly {
    id: string
    title: string
    icon: LucideIcon
    /** The single key that does it in the list. */
    key?: string
    run: () => void
  }[]
}

let look: (() => SelectedActs) | null = null

/** Offers them to the palette too, as they are when it opens. Returns how that ends. */
export function offerSelectedActs(next: () => SelectedActs): () => void {
  look = next
  return () => {
    if (look === next) look = null
  }
}

/** What there is to do to what is selected; null where nothing is. */
export const selectedActs = (): SelectedActs | null => look?.() ?? null
