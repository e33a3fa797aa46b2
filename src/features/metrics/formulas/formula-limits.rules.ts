/** Operands, operators and parentheses of one formula. */
export const MAX_COMPONENTS = 200
/** Parentheses within parentheses. */
export const MAX_NESTED = 20
/** How far back a function looks. */
export const MAX_WEEKS = 52
/** The metrics that a formula is calculated from, directly or through other formulas. */
export const MAX_INPUTS = 100
/** Formulas that are calculated from formulas, and so on. */
export const MAX_LAYERS = 10
/** Characters: a canonical component has at most 47. */
export const MAX_CHARACTERS = 10_000
