import type { Audience } from './audience.rules.ts'
import type { commentOn } from './comment-on.mutations.ts'

/** What a discussion on the screen is about, as the feature of its subject says it. */
export interface Discussed {
  readonly discussionId: string
  readonly subjectId: string
  /** The Monday of a metric's week; null for anything else. */
  readonly week: string | null
  readonly audience: Audience
  /** Adds a comment. */
  readonly mutation: ReturnType<typeof commentOn>
  readonly mayAdd: boolean
}
