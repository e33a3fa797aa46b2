import * as z from 'zod/mini'
import type { SnapshotSeat } from '../org-chart.table.ts'

export const companyParams = z.strictObject({ companyId: z.uuid() })

export const earlierParams = z.strictObject({ companyId: z.uuid(), earlierId: z.uuid() })

export const draftOfEarlier = z.strictObject({
  id: z.uuid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
})

/** A chart that was live until a draft took its place. */
export interface EarlierChart {
  id: string
  /** The draft that took its place. */
  label: string
  /** Until when it was live (ISO 8601), and who made the other one live. */
  createdAt: string
  createdBy: string
}

/** The latest first. */
export interface EarlierCharts {
  charts: EarlierChart[]
}

export interface EarlierSeats extends EarlierChart {
  seats: SnapshotSeat[]
}
