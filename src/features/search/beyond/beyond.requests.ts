import * as z from 'zod/mini'
import type { Findable } from '../search.rules.ts'
import { SEARCH_LENGTH } from '../search.rules.ts'

/** Asks for what browsers don’t hold: what was finished or archived, of whatever age, and the work of teams that they are not on. */
export const beyondInput = z.strictObject({
  companyId: z.uuid(),
  text: z.string().check(z.maxLength(SEARCH_LENGTH)),
})

export const BEYOND_KINDS = ['tasks', 'issues', 'goals', 'metrics', 'headlines'] as const

export type BeyondKind = (typeof BEYOND_KINDS)[number]

export interface FoundBeyond extends Findable {
  kind: BeyondKind
  /** Null for what is neither. */
  state: 'done' | 'archived' | null
}

export interface BeyondAnswer {
  found: FoundBeyond[]
}
