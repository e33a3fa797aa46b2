import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Row, Table } from './define-table.ts'
import type { Reader } from './store.ts'

/**
 * The id of what these words name, the same in every browser and on every node. Nobody can choose ids of which it is made so that
 * it is that of something else. A UUID of version 8 (RFC 9562).
 */
export const hashedId = (...words: readonly string[]): string =>
  idOfHash(bytesToHex(sha256(utf8ToBytes(JSON.stringify(words)))))

/** Where an id says its version, and what one says there that is made of others (RFC 9562). */
const VERSION_AT = 14
const MADE = '8'

/**
 * Whether an id is made of others. A row that somebody adds may not be given such a one, or they could take beforehand what an act of
 * somebody else needs.
 */
export const isMadeId = (id: string): boolean => id[VERSION_AT] === MADE

/** @param hex a hash with 128 bits at least */
export const idOfHash = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`

/** The first of these ids that no row of the table has: somebody may have given it to a row of theirs. */
export function freeId<R extends Row>(read: Reader, table: Table<R>, ...words: readonly string[]): string {
  let id = hashedId(...words)
  for (let turn = 1; read.get(table, id); turn++) id = hashedId(...words, String(turn))
  return id
}
