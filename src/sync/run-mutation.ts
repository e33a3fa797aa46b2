import type { Mutation, MutationContext } from './define-mutation.ts'
import { deny, Refusal, type RefusalText } from './refusal.ts'
import { isStorable, NOT_STORABLE } from './storable.ts'
import type { Reader } from './store.ts'
import { type Overlay, Transaction } from './transaction.ts'

/**
 * Runs a mutation's body over `base` and returns what it wrote; `base` itself stays untouched.
 * Throws a Refusal when policy or rule say no.
 */
export function runMutation<Args>(
  mutation: Mutation<Args>,
  base: Reader,
  args: Args,
  context: MutationContext,
): Overlay {
  if (mutation.internal && !context.actor.system) deny()
  const transaction = new Transaction(base, context.actor)
  if (!mutation.may(context.actor, args, transaction)) deny()
  mutation.run(transaction, args, context)
  return transaction.overlay
}

/** The checked arguments of a mutation or query, or a refusal that says which input is wrong. */
export function parseArguments<Args>(definition: Pick<Mutation<Args>, 'schema'>, args: unknown): Args {
  const parsed = definition.schema.safeParse(args)
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message || UNREADABLE)
  if (!isStorable(parsed.data)) throw invalid(NOT_STORABLE)
  return parsed.data
}

const UNREADABLE = 'Some of it can’t be read. Reload the page and try again.'

const invalid = (detail: string): Refusal =>
  new Refusal({ code: 'invalid', title: 'Check what you entered', detail })

/** Stands in for a mutation that can't even be read: it takes its client's turn and is refused. */
export const refusingMutation = (text: RefusalText): Mutation => ({
  kind: 'mutation',
  name: 'unreadable',
  schema: { safeParse: (data) => ({ success: true, data }) },
  references: [],
  internal: false,
  may: () => true,
  run: () => {
    throw new Refusal(text)
  },
})
