import { createHash } from 'node:crypto'

/** The id of what these words name, the same on every node. A UUID of version 8 (RFC 9562). */
export function hashedId(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
