import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

export interface OpenedFile {
  /** In bytes. */
  size: number
  stream: Readable
}

/** Where bytes are stored that are too large for the database. What a file is, and whose, stands in `stored_files`. */
export interface Files {
  /** Resolves once the bytes survive a crash. A name is used only once. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Null if there is no such file. The caller has to read or destroy the stream. */
  open(name: string): Promise<OpenedFile | null>
  /** In bytes; null if there is no such file. */
  size(name: string): Promise<number | null>
  /** Succeeds for a file that isn't there. */
  remove(name: string): Promise<void>
}

const NAME = /^[0-9a-f]{32}$/

/** 128 random bits, which nobody can guess. */
export const newFileName = (): string => randomBytes(16).toString('hex')

/** Whether this could be the name of a file; anything else, such as a path, never is. */
export const isFileName = (name: string): boolean => NAME.test(name)

/** @throws for what is no name, before it could become a part of a path */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error('That is not the name of a file.')
  return name
}
