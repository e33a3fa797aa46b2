import type { Mutation, MutationContext } from './define-mutation.ts'
import { deny, refuse } from './engine.refusals.ts'
import { Refusal, type RefusalText } from './refusal.ts'
import { isStorable, NOT_STORABLE } from './storable.ts'
import type { Reader } from './store.ts'
import { MAX_SYSTEM_WRITES, MAX_WRITES, type Overlay, type Relations, Transaction } from './transaction.ts'

/**
 * Runs a mutation's body over `base` and returns what it wrote; `base` itself stays untouched.
 * @throws {Refusal} if policy or a rule says no
 */
export function runMutation<Args>(
  relations: Relations,
  mutation: Mutation<Args>,
  base: Reader,
  args: Args,
  context: MutationContext,
): Overlay {
  if (mutation.internal && !context.actor.system) deny()
  const transaction = new Transaction(base, context, relations, maxWrites(mutation, context))
  try {
    if (!mutation.may(context.actor, args, transaction)) deny()
    mutation.run(transaction, args, context)
  } catch (error) {
    throw error instanceof Refusal ? error.under(mutation.failure) : error
  }
  return transaction.overlay
}

/** How many rows it may write. */
const maxWrites = ({ gathers }: Pick<Mutation, 'gathers'>, { actor }: MutationContext): number =>
  gathers || actor.system ? MAX_SYSTEM_WRITES : MAX_WRITES

/**
 * The checked arguments of a mutation or query.
 * @throws {Refusal} that says which input is wrong
 */
export function parseArguments<Args>(definition: Pick<Mutation<Args>, 'schema'>, args: unknown): Args {
  const parsed = definition.schema.safeParse(args)
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message
    return problem ? refuse('input/invalid', { problem }) : refuse('input/unreadable')
  }
  if (!isStorable(parsed.data)) refuse('input/invalid', { problem: NOT_STORABLE })
  return parsed.data
}

/** Stands in for a mutation that can't be read. It uses up its mid and is refused. */
export const refusingMutation = (text: RefusalText): Mutation => ({
  kind: 'mutation',
  name: 'unreadable',
  schema: { safeParse: (data) => ({ success: true, data }) },
  references: [],
  internal: false,
  onBehalf: false,
  gathers: false,
  unbidden: false,
  failure: undefined,
  reaches: () => [],
  may: () => true,
  run: () => {
    throw new Refusal(text)
  },
})
