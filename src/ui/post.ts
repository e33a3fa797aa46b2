import { RequestError, requestJson } from './request.ts'
import { CHECK_CONNECTION } from './ui.text.ts'

/**
 * Posts to a route, and returns its answer.
 * @param failure the title of the error when the server fails or can't be reached; a refusal keeps its own words, which come second
 *   when the server is only away for a moment
 * @throws RequestError
 */
export async function post<Answer = void>(path: string, body: object, failure: string): Promise<Answer> {
  try {
    return await requestJson<Answer>('POST', path, body)
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) throw error
    throw new RequestError(0, { error: { title: failure, detail: reasonOf(error) } })
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof RequestError && error.code !== undefined
    ? `${error.title}. ${error.detail ?? ''}`.trim()
    : CHECK_CONNECTION
