import { createContext, type ReactNode } from 'react'
import type { HeldSeat } from '../charts/charts.queries.ts'

/** What features that stand after this one show of who holds a seat, on its card. */
export const SeatMarks = createContext<(seat: HeldSeat) => ReactNode>(() => null)
