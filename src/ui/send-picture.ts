import { RequestError } from './request.ts'
import { CHECK_CONNECTION } from './ui.text.ts'

/**
 * Sends a picture's own bytes and returns the answer.
 * @param failure what to say when the server fails; without a connection its title stands before the advice to check that
 * @throws RequestError with words for the person
 */
export async function sendPicture<Answer = void>(
  path: string,
  file: File,
  failure: { title: string; detail: string },
): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': file.type },
    body: file,
  }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return body as Answer
  if (answer && answer.status < 500) throw new RequestError(answer.status, body)
  throw new RequestError(0, { error: answer ? failure : { ...failure, detail: CHECK_CONNECTION } })
}
