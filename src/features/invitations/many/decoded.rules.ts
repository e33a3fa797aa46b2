/** How many bytes tell how a file is written. */
const LOOKED_AT = 4096

/**
 * The text of a file that somebody has saved: UTF-8, UTF-16 as Excel writes "Unicode text", or the Windows-1252 of older programs.
 * Null for what is no text.
 */
export function decoded(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** What its first bytes say; null if they say nothing. */
function encodingOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  start.forEach((byte, place) => byte === 0 && zeros[place % 2]!++)
  // Most letters of a list take one byte; in UTF-16, the other one is zero.
  if (zeros[1]! > start.length / 4 && zeros[0] === 0) return 'utf-16le'
  return zeros[0]! > start.length / 4 && zeros[1] === 0 ? 'utf-16be' : null
}
