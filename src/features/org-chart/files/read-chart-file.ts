import { readCsv } from '../../metrics/csv/csv-file.ts'
import { TOO_LARGE } from '../../metrics/csv/csv.text.ts'
import { type FiledRow, rowsOfJson, rowsOfSheet } from './filed-rows.rules.ts'

const MOST_BYTES = 10 * 2 ** 20

/** Rejects with an Error whose message is for people. */
export async function readChartFile(file: File): Promise<FiledRow[]> {
  if (file.size > MOST_BYTES) throw new Error(TOO_LARGE)
  const isJson = /\.json$/i.test(file.name) || file.type === 'application/json'
  if (isJson) return rowsOfJson(await file.text())
  const never = new AbortController()
  const { titles, rows } = await readCsv(file, { onProgress: () => undefined, signal: never.signal })
  return rowsOfSheet(titles, rows)
}
