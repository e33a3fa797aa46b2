import { createContext, useContext } from 'react'
import type { SeatQuestion, ValueMark, SeatAnswer } from './fit-marks.rules.ts'
import type { RatedPerson } from './fit.queries.ts'

/** What somebody wants to do about a mark: with whom, about what, and by which name that goes. */
export interface Matter {
  kind: 'conversation' | 'task' | 'issue'
  entry: RatedPerson
  /** The title of the value, or what was asked about the seat. */
  about: string
}

/** What can be done on the sheet of a quarter. */
export interface FitActs {
  isOver: boolean
  mayRate(entry: RatedPerson): boolean
  mark(entry: RatedPerson, valueId: string, mark: ValueMark | null): void
  answer(entry: RatedPerson, seatId: string, question: SeatQuestion, answer: SeatAnswer): void
  open(entry: RatedPerson): void
  raise(matter: Matter): void
}

export const FitContext = createContext<FitActs | null>(null)

export const useFit = (): FitActs => useContext(FitContext)!
