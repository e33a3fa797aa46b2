import { refuse } from '../metrics.refusals.ts'
import type { Unit } from '../metrics.table.ts'
import { isTooLarge } from './metric-values.rules.ts'
import { NOT_A_NUMBER, NOT_YES_OR_NO } from './metric-values.text.ts'

type ReadValue = { value: number | null } | { problem: string }

const NUMBER = /^[+-]?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/
const TYPED_FOR_YES = ['yes', 'y', 'true', '1']
const TYPED_FOR_NO = ['no', 'n', 'false', '0']

/**
 * Reads what was typed or pasted as a spreadsheet would: it accepts thousands separators, dollar and percent signs, and
 * parentheses around a negative number. An empty text clears the value (null).
 */
export function readValue(typed: string, unit: Unit): ReadValue {
  const text = typed.trim().replaceAll('−', '-')
  if (text === '') return { value: null }
  if (unit === 'yes_no') return readYesOrNo(text.toLowerCase())
  const negative = /^\((.*)\)$/.exec(text)
  const bare = (negative?.[1] ?? text).replaceAll(/[$%\s]/g, '')
  if (!NUMBER.test(bare) || !/\d/.test(bare)) return { problem: NOT_A_NUMBER }
  const value = Number(bare.replaceAll(',', '')) * (negative ? -1 : 1)
  if (isTooLarge(value)) return { problem: refuse.reason('value/too-large').detail }
  // Turns -0 into 0.
  return { value: value === 0 ? 0 : value }
}

function readYesOrNo(text: string): ReadValue {
  if (TYPED_FOR_YES.includes(text)) return { value: 1 }
  return TYPED_FOR_NO.includes(text) ? { value: 0 } : { problem: NOT_YES_OR_NO }
}
