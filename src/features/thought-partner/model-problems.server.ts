import * as z from 'zod'
import type { AiConfig } from '../../server/ai-config.ts'
import { OutgoingError } from '../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../server/services.ts'

/** What names an error, and is too short and plain to be something that was said. */
const NAME = /^[\w.-]{1,60}$/

/** @returns what the database or the system calls an error, of which it may say more than a log may hold */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return [code, name].find((one): one is string => typeof one === 'string' && NAME.test(one)) ?? 'unknown'
}

const answerOf = z.object({
  error: z.object({ code: z.unknown().optional(), type: z.unknown().optional() }),
})

/** What a model's server calls its error. What else it says may repeat the question, or the key. */
function reasonIn(body: string | undefined, { apiKey }: AiConfig): string | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(body ?? '')
  } catch {
    return undefined
  }
  const { data } = answerOf.safeParse(answer)
  return [data?.error.code, data?.error.type].find(
    (one): one is string => typeof one === 'string' && NAME.test(one) && one !== apiKey,
  )
}

/**
 * Writes into the log why the model did not answer: never what was asked, nor the key, which a server may repeat in what it says.
 * @returns whether the model is to blame, rather than a line that broke on the way
 */
export function tellOperator({ log }: Pick<Services, 'log'>, ai: AiConfig, error: unknown): boolean {
  const { statusCode, responseBody, name } = error as {
    statusCode?: number
    responseBody?: string
    name?: string
  }
  const failure = error instanceof OutgoingError ? error.failure : name
  const reason = reasonIn(responseBody, ai)
  log.warn({ host: ai.host, status: statusCode, failure, reason }, 'the language model did not answer')
  return statusCode !== undefined || error instanceof OutgoingError || isUnfit(name)
}

/** What the library says of an answer that is none. */
const isUnfit = (name = ''): boolean => /^AI_(?!NoOutput)/.test(name)
