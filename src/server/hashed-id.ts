import { createHash } from 'node:crypto'
import { idOfHash } from '../sync/hashed-id.ts'

/** As `hashedId` of the engine makes it, by the faster means that a server has. */
export const hashedId = (...words: string[]): string =>
  idOfHash(createHash('sha256').update(JSON.stringify(words)).digest('hex'))
