import { defineMutation } from '../../sync/define-mutation.ts'
import { choice } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { MEETING_HINTS } from './onboarding.rules.ts'
import { type Onboarding, onboarding } from './onboarding.table.ts'

/** Notes for the actor, on all their devices, that the steps are done, put away, or begin anew. */
export const noteOnboarding = defineMutation('noteOnboarding', {
  input: { what: choice('completed', 'dismissed', 'restarted') },
  unbidden: true,
  may: (actor) => !actor.system,
  run(tx, { what }, { actor, now }) {
    const { completedAt, dismissedAt } = rowOf(tx, actor.id)
    const after = {
      completed: { completedAt: completedAt ?? now },
      dismissed: { dismissedAt: dismissedAt ?? now },
      restarted: { completedAt: null, dismissedAt: null, seen: [] },
    }
    tx.update(onboarding, actor.id, after[what])
  },
})

/** Notes that the actor needs a hint of the first meeting no more. */
export const seeHint = defineMutation('seeHint', {
  input: { hint: choice(...MEETING_HINTS) },
  unbidden: true,
  may: (actor) => !actor.system,
  run(tx, { hint }, { actor }) {
    const { seen } = rowOf(tx, actor.id)
    if (!seen.includes(hint)) tx.update(onboarding, actor.id, { seen: [...seen, hint] })
  },
})

/** The actor's row, made if they have none yet. */
function rowOf(tx: Transaction, id: string): Onboarding {
  const before = tx.get(onboarding, id)
  if (before) return before
  const fresh = { id, completedAt: null, dismissedAt: null, seen: [] }
  tx.insert(onboarding, fresh)
  return fresh
}
