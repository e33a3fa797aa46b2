import Papa from 'papaparse'
import { decoded } from './decoded.rules.ts'
import { type Entry, MOST_ENTRIES, peopleOfTable } from './entries.rules.ts'
import { FILE_TOO_LARGE, NO_ADDRESSES, NO_TEXT, TOO_MANY } from './many.text.ts'

/** Far more than the longest list needs. */
const MOST_BYTES = 2 ** 20

/** The people in a CSV file. Rejects with an Error whose message is for people. */
export async function peopleOfFile(file: File): Promise<Omit<Entry, 'line'>[]> {
  if (file.size > MOST_BYTES) throw new Error(FILE_TOO_LARGE)
  const text = decoded(new Uint8Array(await file.arrayBuffer()))
  if (text === null) throw new Error(NO_TEXT)
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MOST_ENTRIES + 2 })
  const people = peopleOfTable(data)
  if (!people || people.length === 0) throw new Error(NO_ADDRESSES)
  if (people.length > MOST_ENTRIES) throw new Error(TOO_MANY)
  return people
}
