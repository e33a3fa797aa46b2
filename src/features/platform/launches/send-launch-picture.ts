import { CHECK_CONNECTION } from '../../../ui/ui.text.ts'
import { RequestError } from '../../../ui/request.ts'
import type { PictureAnswer } from './launches.requests.ts'
import { UPLOAD_AGAIN, UPLOAD_FAILED } from './launches.text.ts'

/**
 * Sends a picture's own bytes for a launch that is about to be made; answers its name.
 * @throws RequestError with words for the person, also without a connection
 */
export async function sendLaunchPicture(launchId: string, file: File): Promise<string> {
  const answer = await fetch(`/api/platform/launches/picture?id=${launchId}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': file.type },
    body: file,
  }).catch(() => null)
  const body: unknown = await answer?.json().catch(() => null)
  if (answer?.ok) return (body as PictureAnswer).picture
  if (answer && answer.status < 500) throw new RequestError(answer.status, body)
  throw new RequestError(0, {
    error: { title: UPLOAD_FAILED, detail: answer ? UPLOAD_AGAIN : CHECK_CONNECTION },
  })
}
