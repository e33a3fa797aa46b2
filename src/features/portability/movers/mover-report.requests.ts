import * as z from 'zod/mini'
import { MOVER_FIELDS, MOVER_KINDS, type MoverField, type MoverKind } from './mover-fields.rules.ts'
import { MOST_COLUMNS, MOST_MOVER_FILES } from './mover-limits.rules.ts'

/** How the files of a move are read; without any, as their titles say. */
export const moverInput = z.strictObject({
  /** Of the file that was chosen; a ZIP names its own. */
  name: z.string().check(z.maxLength(300)),
  files: z
    .array(
      z.strictObject({
        name: z.string().check(z.maxLength(300)),
        kind: z.nullable(z.enum(MOVER_KINDS)),
        columns: z.array(z.nullable(z.enum(MOVER_FIELDS))).check(z.maxLength(MOST_COLUMNS)),
      }),
    )
    .check(z.maxLength(MOST_MOVER_FILES)),
})

export const mapInput = z.strictObject({ companyId: z.uuid(), importId: z.uuid(), mover: moverInput })

export type Mover = z.infer<typeof moverInput>

/** One file as it was understood. */
export interface MoverFile {
  name: string
  kind: MoverKind | null
  columns: { title: string; field: MoverField | null; isWeek: boolean }[]
  rows: number
  refused: number
}

/** What a move would do. */
export interface MoverReport {
  files: MoverFile[]
  /** Rows that are not here yet, and those that an earlier move has brought. */
  added: number
  already: number
  matched: number
  invited: string[]
  /** Names that belong to nobody here: what is theirs becomes the mover's. */
  nobody: string[]
  teamsMade: string[]
  /** Where what names no team goes. */
  homeTeam: string
}
