import { createHash } from 'node:crypto'
import type { ZipWriter, ZipWriterAddDataOptions } from '@zip.js/zip.js'

/** What was written to an entry, by which it can be checked. */
export interface WrittenEntry {
  bytes: number
  sha256: string
}

/** Writes an entry piece by piece: nothing of it is held in memory as a whole. */
export async function addEntry<T>(
  zip: ZipWriter<T>,
  path: string,
  content: AsyncIterable<Uint8Array>,
  options?: ZipWriterAddDataOptions,
): Promise<WrittenEntry> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await zip.add(path, streamOf(hashed()), options)
  return { bytes, sha256: hash.digest('hex') }
}

const streamOf = (chunks: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    cancel: async () => void (await chunks.return(undefined)),
  })
