import { OutgoingError } from '../../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../../server/services.ts'
import { numberAt } from './json-path.server.ts'
import type { HttpSettings } from './settings.rules.ts'
import { withoutSecrets } from './settings.rules.ts'
import { answered, NOT_JSON, PATH_FAILURES, redirected, REQUEST_FAILURES } from './source-failures.text.ts'

/** As much of an answer as is read. */
const ANSWER_BYTES = 500_000
/** As much of it as a trial shows. */
const SHOWN_CHARACTERS = 2_000

/** What a source answered: a number, or in words why there is none. */
export interface HttpAnswer {
  value: number | null
  failure: string | null
  shown: string | null
}

/** Sends the request of a metric’s source and looks for the number in what is answered. */
export async function askHttp(
  { outgoing }: Pick<Services, 'outgoing'>,
  companyId: string,
  settings: HttpSettings,
): Promise<HttpAnswer> {
  const { url, method, headers, body, path } = settings
  const failed = (failure: string, shown: string | null = null) => ({ value: null, failure, shown })
  try {
    const { status, type, text } = await outgoing.send({
      url,
      method,
      headers: {
        accept: 'application/json',
        ...(body !== null && method === 'POST' && { 'content-type': 'application/json' }),
        ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
      },
      ...(body !== null && method === 'POST' && { body }),
      mostBytes: ANSWER_BYTES,
      needsWhole: true,
    })
    const shown = withoutSecrets(text.slice(0, 2 * SHOWN_CHARACTERS), settings).slice(0, SHOWN_CHARACTERS)
    if (status >= 300 && status < 400) return failed(redirected(status))
    if (status < 200 || status >= 300) return failed(answered(status), shown)
    if (!/^(application\/(json|[\w.-]+\+json)|text\/(json|plain))\b/i.test(type))
      return failed(NOT_JSON, shown)
    const found = await numberAt(companyId, path, text)
    if (found.problem !== null) return failed(PATH_FAILURES[found.problem], shown)
    return { value: found.value, failure: null, shown }
  } catch (error) {
    if (error instanceof OutgoingError) return failed(REQUEST_FAILURES[error.failure])
    throw error
  }
}
