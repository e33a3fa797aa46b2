import { DECIMAL } from './locale.text.ts'

/** Points that can only stand between thousands. */
const POINTED = /^[^\d.]*\d{1,3}(\.\d{3})+[^\d.]*$/
/** Commas that all stand between thousands. */
const GROUPED = /^[^\d.,]*\d{1,3}(,\d{3})+(?!\d)[^,]*$/

/**
 * A number as a person has typed it, with a point before its decimals and no points elsewhere. Where a language writes a comma there, a point is one as
 * well unless it can only divide thousands: many keyboards have no other key for it.
 */
export function withPoint(typed: string, decimal = DECIMAL): string {
  if (decimal === '.') return typed
  if (typed.includes(decimal)) return typed.replaceAll('.', '').replace(decimal, '.')
  return POINTED.test(typed) ? typed.replaceAll('.', '') : typed
}

/** Without the commas between thousands. Any other stays, so that what has one is no number: 2,5 is not 25. */
export const ungrouped = (text: string): string => (GROUPED.test(text) ? text.replaceAll(',', '') : text)
