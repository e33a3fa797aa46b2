import type { Mutation, MutationContext } from './define-mutation.ts'
import type { References } from './references.ts'
import { deny, Refusal, type RefusalText, type RefusalTable, type Refuse, refusing } from './refusal.ts'
import { isStorable, NOT_STORABLE } from './storable.ts'
import type { Reader } from './store.ts'
import { type Overlay, Transaction } from './transaction.ts'

const INPUT = {
  'input/invalid': {
    kind: 'invalid',
    title: 'Check what you entered',
    detail: ({ problem }: { problem: string }) => problem,
  },
  'input/unreadable': {
    kind: 'invalid',
    title: 'Check what you entered',
    detail: 'Some of it can’t be read. Reload the page and try again.',
  },
} as const satisfies RefusalTable

const refuseInput: Refuse<typeof INPUT> = refusing(INPUT)

/**
 * Runs a mutation's body over `base` and returns what it wrote; `base` itself stays untouched.
 * @throws {Refusal} if policy or a rule says no
 */
export function runMutation<Args>(
  { references }: { readonly references: References },
  mutation: Mutation<Args>,
  base: Reader,
  args: Args,
  context: MutationContext,
): Overlay {
  if (mutation.internal && !context.actor.system) deny()
  const transaction = new Transaction(base, context, references)
  try {
    if (!mutation.may(context.actor, args, transaction)) deny()
    mutation.run(transaction, args, context)
  } catch (error) {
    throw error instanceof Refusal ? error.under(mutation.failure) : error
  }
  return transaction.overlay
}

/**
 * The checked arguments of a mutation or query.
 * @throws {Refusal} that says which input is wrong
 */
export function parseArguments<Args>(definition: Pick<Mutation<Args>, 'schema'>, args: unknown): Args {
  const parsed = definition.schema.safeParse(args)
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message
    return problem ? refuseInput('input/invalid', { problem }) : refuseInput('input/unreadable')
  }
  if (!isStorable(parsed.data)) refuseInput('input/invalid', { problem: NOT_STORABLE })
  return parsed.data
}

/** Stands in for a mutation that can't be read. It uses up its mid and is refused. */
export const refusingMutation = (text: RefusalText): Mutation => ({
  kind: 'mutation',
  name: 'unreadable',
  schema: { safeParse: (data) => ({ success: true, data }) },
  references: [],
  internal: false,
  failure: undefined,
  may: () => true,
  run: () => {
    throw new Refusal(text)
  },
})
