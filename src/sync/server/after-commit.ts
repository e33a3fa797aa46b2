import type { Change } from '../change.ts'
import type { Mutation } from '../define-mutation.ts'

export interface CommittedMutation<Args = unknown> {
  companyId: string
  /** Null if the server itself acted. */
  userId: string | null
  args: Args
  changes: readonly Change[]
  now: string
}

export interface AfterCommit {
  readonly mutation: string
  handle(committed: CommittedMutation): Promise<void>
}

/** What else happens after `mutation` on the node that committed it. A failure is logged; the commit stands. */
export const afterCommit = <Args>(
  mutation: Mutation<Args>,
  handle: (committed: CommittedMutation<Args>) => Promise<void>,
): AfterCommit => ({
  mutation: mutation.name,
  handle: (committed) => handle(committed as CommittedMutation<Args>),
})
