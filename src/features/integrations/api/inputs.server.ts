import type { Mutation } from '../../../sync/define-mutation.ts'
import { refuse } from '../../../sync/engine.refusals.ts'
import { parseArguments } from '../../../sync/run-mutation.ts'
import { inputMissing, inputWrong, noSuchInput } from './api.text.ts'

const NAME_LENGTH = 80

/**
 * The checked inputs of a call.
 * @throws {Refusal} that names the one that is wrong: a program has no form that shows it
 */
export function checkedInputs<Args>(
  call: Pick<Mutation<Args>, 'schema'>,
  given: Record<string, unknown>,
): Args {
  const { fields = {} } = call.schema
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) wrong(noSuchInput(unknown.slice(0, NAME_LENGTH)))
  const parsed = call.schema.safeParse(given)
  const issue = parsed.success ? undefined : parsed.error.issues[0]
  const [name] = issue?.path ?? []
  if (issue && name !== undefined)
    wrong(
      given[String(name)] === undefined
        ? inputMissing(String(name))
        : inputWrong(issue.path.join('.').slice(0, NAME_LENGTH), issue.message),
    )
  return parseArguments(call, given)
}

const wrong = (problem: string): never => refuse('input/invalid', { problem })
