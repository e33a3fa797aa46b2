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
