import * as z from 'zod/mini'
import type { MeetingType } from '../../meetings/meetings.table.ts'
import type { Findable } from '../search.rules.ts'
import { SEARCH_LENGTH } from '../search.rules.ts'

/**
 * Asks for what browsers don’t hold: what was finished or archived, of whatever age, the work of teams that they are not on, meetings that have ended,
 * and those who have left the company.
 */
export const beyondInput = z.strictObject({
  companyId: z.uuid(),
  text: z.string().check(z.maxLength(SEARCH_LENGTH)),
})

/** The kinds whose page fetches the one row that its address names. */
export const BEYOND_KINDS = ['tasks', 'issues', 'goals', 'metrics', 'headlines'] as const

export type BeyondKind = (typeof BEYOND_KINDS)[number]

export interface FoundBeyond extends Findable {
  kind: BeyondKind | 'meetings' | 'people'
  /** Null for what is neither. */
  state: 'done' | 'archived' | null
  /** Of a meeting, whose `label` is the name of its team. */
  meetingType?: MeetingType
}

export interface BeyondAnswer {
  found: FoundBeyond[]
}
