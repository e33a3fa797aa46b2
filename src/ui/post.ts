import { RequestError, requestJson } from './request.ts'
import { CHECK_CONNECTION } from './ui.text.ts'

/**
 * Posts to a route that has nothing to answer.
 * @param failure the title of the error when the server fails or can't be reached; a refusal keeps its own words
 * @throws RequestError
 */
export async function post(path: string, body: object, failure: string): Promise<void> {
  try {
    await requestJson('POST', path, body)
  } catch (error) {
    if (error instanceof RequestError && error.status < 500) throw error
    throw new RequestError(0, { error: { title: failure, detail: CHECK_CONNECTION } })
  }
}
