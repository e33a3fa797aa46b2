import type { Row } from '../define-table.ts'

const known = new WeakMap<Row, number>()

/** The bytes of a row's JSON; 0 without a row. */
export function bytesOf(row: Row | null | undefined): number {
  if (!row) return 0
  let bytes = known.get(row)
  if (bytes === undefined) known.set(row, (bytes = Buffer.byteLength(JSON.stringify(row))))
  return bytes
}
