import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const compress = promisify(deflateRaw)

/** Part of a text, compressed by itself. It ends at a byte and refers to nothing before it, so it fits behind any other. */
export interface Piece {
  bytes: Buffer
  crc: number
  /** Of the text, in bytes. */
  length: number
}

/** Compresses a text in the thread pool. */
export async function pieceOf(text: Buffer): Promise<Piece> {
  const compressed = await compress(text, { finishFlush: constants.Z_SYNC_FLUSH })
  // The stream answers with a part of a chunk of 16 KiB, all of which would be kept with it.
  const bytes = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(bytes)
  return { bytes, crc: crc32(text), length: text.length }
}

/** RFC 1952: deflate, no name, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** RFC 1951: the last block, without content. */
const LAST_BLOCK = Buffer.from([3, 0])

/** The buffers of one gzip stream whose text is that of all pieces in order. */
export function gzipOf(pieces: readonly Piece[]): Buffer[] {
  let crc = 0
  let length = 0
  for (const piece of pieces) {
    crc = joinCrc(crc, piece)
    length += piece.length
  }
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return [HEADER, ...pieces.map(({ bytes }) => bytes), LAST_BLOCK, trailer]
}

/** The CRC-32 of a text with checksum `crc` and the piece behind it: the first is moved by the piece's length. */
const joinCrc = (crc: number, { crc: next, length }: Piece): number =>
  (multiply(powerOfX8(length), crc) ^ next) >>> 0

// A checksum is a polynomial over two elements, modulo the one of CRC-32. The highest bit stands for 1, the next for x.
const CRC_POLYNOMIAL = 0xedb88320
const ONE = 0x80000000
const X8 = 0x00800000

function multiply(left: number, right: number): number {
  let product = 0
  let shifted = right
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ CRC_POLYNOMIAL : shifted >>> 1
  }
  return product
}

/** x to the power of 8 times `bytes`. */
function powerOfX8(bytes: number): number {
  let power = ONE
  let square = X8
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2) power = multiply(power, square)
    square = multiply(square, square)
  }
  return power
}
