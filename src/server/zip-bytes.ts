import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { FileEntry } from '@zip.js/zip.js'

const STORED = 0
const DEFLATED = 8

/** The ZIP has something that nothing written here has, such as a password. */
class UnreadableEntry extends Error {
  override name = 'UnreadableEntry'
}

/**
 * What is in a file of a ZIP, unpacked piece by piece; whoever has enough stops reading. It is unpacked here, because the platform's
 * DecompressionStream ends the whole process when somebody stops reading it in the middle (`ERR_INVALID_STATE` out of its adapter).
 */
export async function* bytesOfEntry(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const { compressionMethod, encrypted } = entry
  if (encrypted || (compressionMethod !== STORED && compressionMethod !== DEFLATED))
    throw new UnreadableEntry(entry.filename)
  if (compressionMethod === STORED) {
    yield* packedBytes(entry)
    return
  }
  const unpacking = createInflateRaw()
  // What goes wrong on the way comes out of `unpacking`.
  pipeline(Readable.from(packedBytes(entry)), unpacking, () => undefined)
  for await (const bytes of unpacking) yield bytes as Uint8Array
}

async function* packedBytes(entry: FileEntry): AsyncGenerator<Uint8Array> {
  const over = new AbortController()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const sending = entry.getData(writable, { passThrough: true, signal: over.signal })
  sending.catch(() => undefined)
  const reader = readable.getReader()
  try {
    for (;;) {
      const next = await reader.read()
      if (next.done) break
      yield next.value
    }
    await sending
  } finally {
    over.abort()
    await reader.cancel().catch(() => undefined)
  }
}
