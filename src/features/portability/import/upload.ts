import { requestJson, RequestError } from '../../../ui/request.ts'
import type { Mover } from '../movers/mover-report.requests.ts'
import { UPLOAD_PART_BYTES } from './import-limits.rules.ts'
import type { ImportsAnswer } from './imports.requests.ts'

const TRIES = 5
const PAUSE_MS = 1_000

/**
 * Uploads a file in parts and has it looked through. An upload of a file of the same size that was interrupted goes on where it ended.
 * Rejects with an error whose words are for people.
 */
export async function upload(
  companyId: string,
  file: File,
  going: ImportsAnswer['import'],
  onProgress: (share: number) => void,
  mover?: Mover,
): Promise<ImportsAnswer> {
  const isSame = going?.state === 'uploading' && going.bytes === file.size
  if (going?.state === 'uploading' && !isSame)
    await requestJson('POST', '/api/imports/drop', { companyId, importId: going.id })
  const begun = isSame
    ? going
    : (
        await requestJson<ImportsAnswer>('POST', '/api/imports', {
          companyId,
          bytes: file.size,
          ...(mover && { mover }),
        })
      ).import!
  const parts = Math.ceil(file.size / UPLOAD_PART_BYTES)
  for (let number = begun.parts; number < parts; number++) {
    onProgress(number / parts)
    const part = file.slice(number * UPLOAD_PART_BYTES, (number + 1) * UPLOAD_PART_BYTES)
    await sendPart(`/api/imports/${companyId}/${begun.id}/parts/${number}`, part)
  }
  onProgress(1)
  return requestJson('POST', '/api/imports/check', { companyId, importId: begun.id })
}

/** Tries again while there is no network; what the server refuses stays refused. */
async function sendPart(path: string, part: Blob): Promise<void> {
  for (let tried = 1; ; tried++) {
    const answer = await fetch(path, {
      method: 'PUT',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/octet-stream' },
      body: part,
    }).catch((error: unknown) => {
      if (tried >= TRIES) throw error
      return null
    })
    if (answer?.ok) return
    if (answer && (answer.status < 500 || tried >= TRIES))
      throw new RequestError(answer.status, await answer.json().catch(() => null))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried))
  }
}
