import * as z from 'zod/mini'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const inletParams = z.strictObject({ companyId: z.uuid(), metricId: z.uuid() })

export const tokenParams = z.strictObject({ token: z.string().check(z.maxLength(100)) })

/** A value of the week that `date` is in; of this week if none is said. */
export const sentValue = z.strictObject({ value: z.number(), date: z.optional(day) })

/** Whether other programs can send the metric’s values, since when (ISO 8601), and what came lately. */
export interface InletState {
  since: string | null
  runs: InletRun[]
}

export interface InletRun {
  id: string
  at: string
  week: string
  value: number
  failure: string | null
}

/** The only time that the address is told. */
export interface NewInlet {
  address: string
}

/** What a program is told that has sent a value. */
export interface TakenValue {
  week: string
  value: number
}
