import type { Services } from '../../../server/services.ts'
import { UPLOAD_PART_BYTES } from './import-limits.rules.ts'
import { type ImportRun, readUploadedPart } from './import-store.server.ts'
import type { ReadBytes } from '../../../server/zip-parts.ts'

/** The run is not this node's any more, or the node stops. */
export class Ended extends Error {
  override name = 'Ended'
}

/** Reads the upload from its parts, and keeps the last one at hand. */
export function readParts(
  { node }: Pick<Services, 'node'>,
  { companyId, importId, bytes: size }: ImportRun,
): ReadBytes {
  let held: { number: number; bytes: Buffer } | null = null
  const partOf = async (number: number): Promise<Buffer> => {
    if (held?.number === number) return held.bytes
    const bytes = await node.options.inCompany(companyId, null, (client) =>
      readUploadedPart(client, companyId, importId, number),
    )
    if (bytes === null) throw new Ended()
    held = { number, bytes }
    return bytes
  }
  return async (offset, length) => {
    const end = Math.min(offset + length, size)
    const pieces: Buffer[] = []
    for (let at = offset; at < end;) {
      const number = Math.floor(at / UPLOAD_PART_BYTES)
      const start = number * UPLOAD_PART_BYTES
      const piece = (await partOf(number)).subarray(at - start, end - start)
      if (piece.length === 0) throw new Ended()
      pieces.push(piece)
      at += piece.length
    }
    return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
  }
}
