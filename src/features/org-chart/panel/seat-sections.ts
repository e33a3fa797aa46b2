import { createContext, type ReactNode } from 'react'

/** What features that stand after this one know of a seat, for its panel. */
export const SeatSections = createContext<(seatId: string) => ReactNode>(() => null)
