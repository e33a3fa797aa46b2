import type { Mutation } from '../define-mutation.ts'
import type { Reader } from '../store.ts'
import type { Beside, Written } from './batch.ts'

/** What a mutation is about to commit. */
export interface Recorded {
  /** Null if the server itself acts. */
  readonly userId: string | null
  readonly now: string
  readonly written: Written
  /** Shows the company with what is written. */
  readonly read: Reader
}

export interface Recording<Args = unknown> {
  readonly mutation: string
  make(args: Args, recorded: Recorded): Beside
}

/** What goes into a table that is never synced, in the transaction of `mutation`, whoever runs it. It may run several times until its commit succeeds. */
export const recording = <Args>(
  mutation: Mutation<Args>,
  make: (args: Args, recorded: Recorded) => Beside,
): Recording => ({
  mutation: mutation.name,
  make: (args, recorded) => make(args as Args, recorded),
})
