import type { Actor } from '../actor.ts'
import type { Scope } from '../scope.ts'
import type { LoggedChange } from './company-reads.ts'
import type { Replica } from './replica.ts'

/** What must never happen has happened. Nothing of the company in memory may be trusted any more: its lines end, and it is loaded again. */
export class Breach extends Error {}

/** These changes are about to move the replica on to `seq`. @throws {Breach} if they can't follow what it holds */
export function checkChanges(
  { seq: before, store }: Pick<Replica, 'seq' | 'store'>,
  changes: readonly LoggedChange[],
  seq: number,
): void {
  if (seq <= before) throw new Breach(`The company was at ${before} and would be at ${seq}`)
  let last = before + 1
  for (const { seq: own, entity, row, scope } of changes) {
    if (own < last || own > seq)
      throw new Breach(`A change of ${own} comes after ${last} on the way to ${seq}`)
    last = own
    if (row && store.definition(entity).scope(row) !== scope)
      throw new Breach(`A row of ${entity} is told to ${scope}, and is not of it`)
  }
}

export interface FollowingLine {
  readonly scopes: ReadonlySet<Scope>
  /** For whom these scopes were last found to be right. */
  checked: { readonly actor: Actor | null; readonly scopes: ReadonlySet<Scope> } | null
}

/**
 * Only for what is sent at the head: what comes just before a change of memberships was for whoever held the scopes then. `actor` is the
 * line's person now. Looked at again only after somebody's memberships have moved.
 * @throws {Breach} if the line holds what its person does not see
 */
export function checkScopes(line: FollowingLine, actor: Actor | null): void {
  if (line.checked?.actor === actor && line.checked.scopes === line.scopes) return
  for (const scope of line.scopes)
    if (!actor?.scopes.has(scope)) throw new Breach(`A line follows ${scope}, which its person does not see`)
  line.checked = { actor, scopes: line.scopes }
}
