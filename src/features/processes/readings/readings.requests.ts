import * as z from 'zod/mini'

/** Asks who has confirmed a process. */
export const readingsParams = z.strictObject({ companyId: z.uuid(), processId: z.uuid() })

/** A person who is asked to read a process, and the version that they have confirmed last. */
export interface NamedReading {
  personId: string
  name: string
  email: string
  /** ISO days and moments. */
  dueOn: string
  confirmedVersion: number | null
  confirmedAt: string | null
  /** Whether it counts for the process as it is published now. */
  isConfirmed: boolean
}
