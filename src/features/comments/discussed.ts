import type { Audience } from './audience.rules.ts'
import type { commentOn } from './comment-on.mutations.ts'
import type { About } from './subjects.rules.ts'

/** What a discussion on the screen is about, as the feature of its subject says it. */
export interface Discussed {
  readonly about: About
  readonly audience: Audience
  /** Adds a comment. */
  readonly mutation: ReturnType<typeof commentOn>
  readonly mayAdd: boolean
}
