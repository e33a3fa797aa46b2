const BOM = '\uFEFF'

const decoded = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes)

/** The text of a file as spreadsheets write it: UTF-8 or UTF-16 with their marks, UTF-8 without one, else Windows-1252. */
export function textOfBytes(bytes: Uint8Array): string {
  const [one, other] = bytes
  if (one === 0xff && other === 0xfe) return decoded(bytes, 'utf-16le').replace(BOM, '')
  if (one === 0xfe && other === 0xff) return decoded(bytes, 'utf-16be').replace(BOM, '')
  // Without a mark: every second byte of its first letters is empty.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return decoded(bytes, 'utf-16le')
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return decoded(bytes, 'utf-16be')
  try {
    return decoded(bytes, 'utf-8', true).replace(BOM, '')
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}
