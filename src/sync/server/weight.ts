import type { Row } from '../define-table.ts'

/** What a row costs besides its values: its places in maps and indexes. */
const ROW = 250
const OBJECT = 32
const SLOT = 8
const STRING = 16

/** Roughly how many bytes of memory a row takes, with its places in the store's maps. */
export const weightOf = (row: Row): number => ROW + weigh(row)

function weigh(value: unknown): number {
  if (typeof value === 'string') return STRING + value.length
  if (typeof value !== 'object' || value === null) return 0
  let bytes = OBJECT
  for (const part of Object.values(value)) bytes += SLOT + weigh(part)
  return bytes
}
