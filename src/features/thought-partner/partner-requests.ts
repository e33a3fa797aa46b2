import { RequestError, requestJson } from '../../ui/request.ts'
import type { AnswerEvent, Ask, PartnerState, ThreadAnswer } from './thought-partner.requests.ts'

export const loadState = (companyId: string): Promise<PartnerState> =>
  requestJson('GET', `/api/ai/${companyId}`)

export const loadThread = (companyId: string, threadId: string): Promise<ThreadAnswer> =>
  requestJson('GET', `/api/ai/${companyId}/threads/${threadId}`)

/**
 * Asks, and tells each line of the answer as it comes. Ending the signal closes the connection, which ends the answer.
 * @throws RequestError for a refusal in words, TypeError without a connection
 */
export async function sendQuestion(
  threadId: string,
  ask: Ask,
  { signal, onEvent }: { signal: AbortSignal; onEvent: (event: AnswerEvent) => void },
): Promise<void> {
  const answer = await fetch(`/api/ai/threads/${threadId}/messages`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ask),
    signal,
  })
  if (!answer.ok) {
    const body = (await answer.json().catch(() => null)) as AnswerEvent | null
    if (body?.event !== 'refused') throw new RequestError(answer.status, body)
    return onEvent(body)
  }
  let rest = ''
  for await (const piece of readableOf(answer)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') onEvent(JSON.parse(line) as AnswerEvent)
  }
}

async function* readableOf({ body }: Response): AsyncGenerator<string> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
