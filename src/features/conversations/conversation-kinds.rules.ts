export const KINDS = ['quarterly', 'annual', 'talk_only'] as const
export const STATES = ['planned', 'preparing', 'ready', 'talking', 'closed', 'cancelled'] as const
export const SIDES = ['manager', 'report'] as const
/** A copy of what the report wrote, which a new manager has of a conversation that was not theirs. */
export const KEPT_SIDES = [...SIDES, 'shared'] as const

export type Kind = (typeof KINDS)[number]
export type State = (typeof STATES)[number]
export type Side = (typeof SIDES)[number]

export const isOver = (state: State): boolean => state === 'closed' || state === 'cancelled'

/** What each writes before the talk, besides what is asked about values, roles, the seat and goals. */
export const OPEN_QUESTIONS = ['working', 'not-working', 'need', 'agree'] as const
export type OpenQuestion = (typeof OPEN_QUESTIONS)[number]

/** How many statements the leadership check has. */
export const STATEMENTS = 10

/** Answers by their keys, such as `value:<id>`, `value:<id>:note` or `check:3`. */
export type Answers = Readonly<Record<string, string>>
