import type { Change } from '../change.ts'
import type { Mutation } from '../define-mutation.ts'

export interface CommittedMutation<Args = unknown> {
  companyId: string
  /** Null when the server itself acted. */
  userId: string | null
  args: Args
  changes: readonly Change[]
  now: string
}

export interface AfterCommit {
  readonly mutation: string
  handle(committed: CommittedMutation): Promise<void>
}

/** What else happens once `mutation` is committed, on the node that committed it. Its failure is logged, never undone. */
export const afterCommit = <Args>(
  mutation: Mutation<Args>,
  handle: (committed: CommittedMutation<Args>) => Promise<void>,
): AfterCommit => ({
  mutation: mutation.name,
  handle: (committed) => handle(committed as CommittedMutation<Args>),
})
