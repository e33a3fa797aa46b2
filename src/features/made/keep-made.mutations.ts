import type { MutationContext } from '../../sync/define-mutation.ts'
import { uuid } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { teamGoals } from '../goals/goals.table.ts'
import { headlines } from '../headlines/headlines.table.ts'
import { issues } from '../issues/issues.table.ts'
import { type Readers, readersOf } from '../revisions/readers.rules.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { type MadeKind, type MadeRef, MOST_MADE } from './made.rules.ts'
import { madeKind, type MadeThing, madeThings } from './made.table.ts'

/** What mutations are told that note what was made: under which id they note it, and what it is. */
export const madeFields = { id: uuid(), kind: madeKind(), madeId: uuid() }

type Given = Pick<MadeThing, 'id' | 'kind' | 'madeId'>
type Origin = Pick<MadeThing, 'place' | 'originId' | 'part'> & { readers: Readers }

const FINDS: Record<MadeKind, (tx: Transaction, id: string) => unknown> = {
  issue: (tx, id) => tx.find(issues, id),
  task: (tx, id) => tx.find(tasks, id),
  headline: (tx, id) => tx.find(headlines, id),
  goal: (tx, id) => tx.find(teamGoals, id),
}

/** Refuses what the actor does not see. */
export const checkMade = (tx: Transaction, { kind, id }: MadeRef): void => void FINDS[kind](tx, id)

/** Notes what was made in a place, once. The first one is forgotten where there are too many. */
export function keepMade(
  tx: Transaction,
  { place, originId, part, readers }: Origin,
  { id, kind, madeId }: Given,
  { actor, now }: MutationContext,
): void {
  checkMade(tx, { kind, id: madeId })
  const here = tx.where(madeThings, { originId, place, part })
  if (here.some((one) => one.kind === kind && one.madeId === madeId)) return
  const [first] = here.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (first && here.length >= MOST_MADE) tx.remove(madeThings, first.id)
  const made = { id, place, originId, part, kind, madeId }
  tx.insert(madeThings, { ...made, ...readersOf(readers), createdBy: actor.id, createdAt: now })
}
