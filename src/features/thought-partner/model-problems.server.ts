import type { AiConfig } from '../../server/ai-config.ts'
import { OutgoingError } from '../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../server/services.ts'

const LONGEST_ANSWER = 300

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
  const without = (text: string) => (ai.apiKey ? text.replaceAll(ai.apiKey, '…') : text)
  const answered = responseBody === undefined ? undefined : without(responseBody).slice(0, LONGEST_ANSWER)
  const failure = error instanceof OutgoingError ? error.failure : name
  log.warn({ host: ai.host, status: statusCode, failure, answered }, 'the language model did not answer')
  return statusCode !== undefined || error instanceof OutgoingError || isUnfit(name)
}

/** What the library says of an answer that is none. */
const isUnfit = (name = ''): boolean => /^AI_(?!NoOutput)/.test(name)
