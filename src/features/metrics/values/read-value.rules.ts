import { ungrouped, withPoint } from '../../../language/decimals.rules.ts'
import type { Unit } from '../metrics.table.ts'
import { isTooLarge } from './metric-values.rules.ts'
import { NOT_A_NUMBER, NOT_A_TIME, NOT_YES_OR_NO, TOO_LARGE } from './metric-values.text.ts'

type ReadValue = { value: number | null } | { problem: string }

const NUMBER = /^[+-]?\d*(\.\d+)?$/
/** Hours and minutes such as 1:30, or hours, minutes or both, such as 90m. */
const CLOCK = /^(?<hours>\d+):(?<minutes>[0-5]\d)$/
const SPAN = /^(?=.)((?<hours>\d+(\.\d+)?)h)?((?<minutes>\d+(\.\d+)?)m(in)?)?$/
const TYPED_FOR_YES = ['yes', 'y', 'ja', 'j', 'true', '1']
const TYPED_FOR_NO = ['no', 'nein', 'n', 'false', '0']

/**
 * Reads what was typed or pasted as a spreadsheet would: it accepts thousands separators, dollar and percent signs, and
 * parentheses around a negative number. A time is read as hours, however it is written. An empty text clears the value (null).
 */
export function readValue(typed: string, unit: Unit): ReadValue {
  const text = typed.trim().replaceAll('−', '-')
  if (text === '') return { value: null }
  if (unit === 'yes_no') return readYesOrNo(text.toLowerCase())
  const negative = /^\((.*)\)$/.exec(text)
  const bare = ungrouped((negative?.[1] ?? text).replaceAll(/[$%\s]/g, ''))
  const read = (unit === 'time' ? hoursIn(bare) : null) ?? numberIn(bare)
  if (read === null) return { problem: unit === 'time' ? NOT_A_TIME : NOT_A_NUMBER }
  const value = read * (negative ? -1 : 1)
  if (isTooLarge(value)) return { problem: TOO_LARGE }
  // Turns -0 into 0.
  return { value: value === 0 ? 0 : value }
}

/** As `readValue`, of what a person types or pastes here, who writes decimals as their language does. */
export const readTyped = (typed: string, unit: Unit): ReadValue => readValue(withPoint(typed), unit)

const numberIn = (text: string): number | null => (NUMBER.test(text) && /\d/.test(text) ? Number(text) : null)

function hoursIn(text: string): number | null {
  const [, sign, span = ''] = /^([+-]?)(.*)$/.exec(text.toLowerCase()) ?? []
  const parts = (CLOCK.exec(span) ?? SPAN.exec(span))?.groups
  if (!parts) return null
  return (Number(parts.hours ?? 0) + Number(parts.minutes ?? 0) / 60) * (sign === '-' ? -1 : 1)
}

/** Which keys a phone shows for a value: those for numbers have no colon. */
export const inputModeFor = (unit: Unit): 'text' | 'decimal' => (unit === 'time' ? 'text' : 'decimal')

function readYesOrNo(text: string): ReadValue {
  if (TYPED_FOR_YES.includes(text)) return { value: 1 }
  return TYPED_FOR_NO.includes(text) ? { value: 0 } : { problem: NOT_YES_OR_NO }
}
