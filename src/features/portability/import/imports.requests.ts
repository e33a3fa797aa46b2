import * as z from 'zod/mini'
import { type Mover, moverInput, type MoverReport } from '../movers/mover-report.requests.ts'
import { MOST_UPLOAD_BYTES } from './import-limits.rules.ts'

export const importParams = z.strictObject({ companyId: z.uuid() })

export const newImportInput = z.strictObject({
  companyId: z.uuid(),
  bytes: z.int().check(z.gte(1), z.lte(MOST_UPLOAD_BYTES)),
  /** For files of another product, which may go into a company that has things already. */
  mover: z.optional(moverInput),
})

export const partParams = z.strictObject({
  companyId: z.uuid(),
  importId: z.uuid(),
  number: z.coerce.number().check(z.gte(0), z.lte(10_000)),
})

export const importInput = z.strictObject({ companyId: z.uuid(), importId: z.uuid() })

/** A line that can't be imported; 0 is the whole file. */
export interface ImportProblem {
  file: string
  line: number
  problem: string
}

/** What a file holds, or why it can't be imported. */
export interface ImportReport {
  company: string
  madeAt: string
  tables: { name: string; rows: number }[]
  people: number
  problems: ImportProblem[]
  /** How many there are, named or not. */
  problemCount: number
  /** Of files of another product. */
  mover?: MoverReport
  /** Once the import was taken back. */
  takenBack?: TakenBack
}

/** How many rows an import that was taken back had left which went, and which tables' rows people have changed since or still need. */
export interface TakenBack {
  removed: number
  stayed: { name: string; rows: number }[]
}

export interface ImportState {
  id: string
  state:
    | 'uploading'
    | 'checking'
    | 'checked'
    | 'refused'
    | 'importing'
    | 'done'
    | 'half'
    | 'taking-back'
    | 'taken-back'
  report: ImportReport | null
  bytes: number
  /** How many parts of the upload have come, one after the other. */
  parts: number
  rowsDone: number
  rowsAll: number | null
  /** How its files are read, if they are of another product. */
  mover: Mover | null
}

export interface ImportsAnswer {
  import: ImportState | null
  /** Whether nothing has been made in the company yet, so that it can take an import. */
  isEmpty: boolean
}
