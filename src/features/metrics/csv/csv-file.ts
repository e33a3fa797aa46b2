import Papa from 'papaparse'
import { csvText, type Sheet } from './csv-text.rules.ts'
import { NO_ROWS, NOT_READ, TOO_LARGE, TOO_MANY_ROWS } from './csv.text.ts'

const MOST_BYTES = 10 * 2 ** 20
const MOST_ROWS = 100_000
/** What is read before others get their turn. */
const BYTES_AT_ONCE = 2 ** 18

export interface CsvTable {
  titles: readonly string[]
  rows: readonly (readonly string[])[]
  /** Whether semicolons part its cells. */
  hasSemicolons: boolean
}

interface Reading {
  /** From 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Reads a CSV file, piece by piece, whichever of the usual separators it has. Rejects with an Error whose message is for people, or
 * with the signal's reason.
 */
export function readCsv(file: File, { onProgress, signal }: Reading): Promise<CsvTable> {
  if (file.size > MOST_BYTES) return Promise.reject(new Error(TOO_LARGE))
  const lines: string[][] = []
  let hasSemicolons = false
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      skipEmptyLines: 'greedy',
      chunkSize: BYTES_AT_ONCE,
      chunk({ data, meta }, parser) {
        lines.push(...data)
        hasSemicolons = meta.delimiter === ';'
        onProgress(meta.cursor / Math.max(1, file.size))
        if (signal.aborted) reject(signal.reason as Error)
        else if (lines.length > MOST_ROWS + 1) reject(new Error(TOO_MANY_ROWS))
        else return
        parser.abort()
      },
      complete() {
        const [titles, ...rows] = lines
        if (!titles || rows.length === 0) return reject(new Error(NO_ROWS))
        resolve({ titles: titles.map((title) => title.replace(/^\uFEFF/, '').trim()), rows, hasSemicolons })
      },
      error: () => reject(new Error(NOT_READ)),
    })
  })
}

/** Hands a CSV file to the person. */
export const saveCsv = (name: string, rows: Sheet): void =>
  saveFile(name, csvText(rows), 'text/csv;charset=utf-8')

/** Hands a file to the person. */
export const saveFile = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type }))

/** Hands what a browser has made to the person, as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, ' ')
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
