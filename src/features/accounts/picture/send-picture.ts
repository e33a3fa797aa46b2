import { sendPicture } from '../../../ui/send-picture.ts'
import { PICTURE_NOT_STORED, PROFILE_NOT_UPDATED } from '../accounts.text.ts'
import type { Crop } from './crop.rules.ts'

/** Sends a person's picture; the server cuts the part out. @throws RequestError with words for the person */
export function sendOwnPicture(file: File, { left, top, size }: Crop): Promise<void> {
  const query = new URLSearchParams({ left: String(left), top: String(top), size: String(size) })
  const failure = { title: PROFILE_NOT_UPDATED, detail: PICTURE_NOT_STORED }
  return sendPicture(`/api/picture?${query.toString()}`, file, failure)
}
