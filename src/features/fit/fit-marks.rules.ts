/** How often somebody lives a value. */
export const VALUE_MARKS = ['mostly', 'sometimes', 'rarely'] as const

/** What is asked about somebody and a seat that they hold. */
export const SEAT_QUESTIONS = ['understands', 'wants', 'capacity'] as const

/** `open` says that it is not known yet, as if nothing was answered. */
export const SEAT_ANSWERS = ['yes', 'no', 'open'] as const

export type ValueMark = (typeof VALUE_MARKS)[number]
export type SeatQuestion = (typeof SEAT_QUESTIONS)[number]
export type SeatAnswer = (typeof SEAT_ANSWERS)[number]
export type SeatAnswers = Readonly<Record<SeatQuestion, SeatAnswer>>

export const NOTHING_ANSWERED: SeatAnswers = { understands: 'open', wants: 'open', capacity: 'open' }

/** What a rating says of a person: marks by the ids of values, answers by those of seats. */
export interface Marks {
  readonly valueMarks: Readonly<Record<string, ValueMark>>
  readonly seatMarks: Readonly<Record<string, SeatAnswers>>
}
