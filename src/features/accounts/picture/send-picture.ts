import { CHECK_CONNECTION } from '../../../ui/ui.text.ts'
import { RequestError } from '../../../ui/request.ts'
import { PROFILE_NOT_UPDATED } from '../accounts.text.ts'
import type { Crop } from './crop.rules.ts'

/**
 * Sends a picture's own bytes; the server cuts the part out.
 * @throws RequestError with words for the person, also without a connection
 */
export async function sendPicture(file: File, { left, top, size }: Crop): Promise<void> {
  const query = new URLSearchParams({ left: String(left), top: String(top), size: String(size) })
  const answer = await fetch(`/api/picture?${query.toString()}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': file.type },
    body: file,
  }).catch(() => null)
  if (answer?.ok) return
  const body: unknown = await answer?.json().catch(() => null)
  if (answer && answer.status < 500) throw new RequestError(answer.status, body)
  throw new RequestError(0, { error: { title: PROFILE_NOT_UPDATED, detail: CHECK_CONNECTION } })
}
