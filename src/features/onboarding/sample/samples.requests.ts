import * as z from 'zod/mini'

export const samplesInput = z.strictObject({ companyId: z.uuid() })

/** What was taken away of the sample data, and how much stays because people have worked with it. */
export interface SamplesRemoved {
  removed: number
  stay: number
  /** Whether nothing is left in their team, which then went too. */
  isEmpty: boolean
}
