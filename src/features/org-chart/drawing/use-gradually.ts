import { useEffect, useState } from 'react'
import type { PlacedCard } from '../layout/layout.rules.ts'
import { nextShown } from './gradual.rules.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The cards that are in the document: those wanted, but never many more in one frame than before, so that a step of the wheel that brings
 * three hundred near holds up none.
 * @param wanted the most urgent first
 */
export function useGradually(
  wanted: readonly PlacedCard[],
  byId: ReadonlyMap<string, PlacedCard>,
): readonly PlacedCard[] {
  const [shown, setShown] = useState<ReadonlySet<string>>(() => nextShown(NONE, idsOf(wanted)))
  useEffect(() => {
    const next = nextShown(shown, idsOf(wanted))
    if (next === shown) return
    const frame = requestAnimationFrame(() => setShown(next))
    return () => cancelAnimationFrame(frame)
  }, [shown, wanted])
  return [...shown].flatMap((id) => byId.get(id) ?? [])
}

const idsOf = (cards: readonly PlacedCard[]): string[] => cards.map(({ id }) => id)
