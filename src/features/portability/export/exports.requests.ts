import * as z from 'zod/mini'

export const exportInput = z.strictObject({ companyId: z.uuid() })

export const exportFileParams = z.strictObject({ companyId: z.uuid(), exportId: z.uuid() })

export const EXPORT_PROBLEMS = ['disk-full', 'too-large', 'broken'] as const

export type ExportProblem = (typeof EXPORT_PROBLEMS)[number]

/** A person's latest export of a company. */
export interface ExportState {
  id: string
  state: 'waiting' | 'running' | 'ready' | 'failed'
  problem: ExportProblem | null
  /** Rows in the file so far, of those that the company has; null before they are counted. */
  rowsDone: number
  rowsAll: number | null
  /** Of the ready file. */
  bytes: number | null
  /** ISO 8601. */
  askedAt: string
  expiresAt: string | null
}

export interface ExportsAnswer {
  export: ExportState | null
  /** Whether somebody else's is being made. */
  isBusy: boolean
}
