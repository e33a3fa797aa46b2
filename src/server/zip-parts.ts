import { Reader } from '@zip.js/zip.js'

/** Reads bytes of a file. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>

/** A ZIP of which only what is asked for is read. */
export class PartsReader extends Reader<ReadBytes> {
  readonly #read: ReadBytes

  constructor(read: ReadBytes, size: number) {
    super(read)
    this.#read = read
    this.size = size
  }

  override readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    return this.#read(offset, Math.max(0, Math.min(length, this.size - offset)))
  }
}
