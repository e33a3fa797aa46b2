import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ObjectStorage } from '../../files/object-storage.ts'
import { NOBODY_WAITS, s3Client } from '../../files/s3-client.ts'
import { BackupError } from '../backup-error.ts'
import { type BackupPlace, isBackupName, isBackupOf } from './place.ts'

/** In bytes. A bucket takes 10,000 parts, so a backup may have 160 GB. */
const PART_SIZE = 16 * 2 ** 20

/** What a backup is called on its way there or back: each is in a directory of its own. */
const SENT = 'backup-to-bucket-'
const FETCHED = 'backup-from-bucket-'
/** Longer than anybody reads one. */
const FORGOTTEN_AFTER_MS = 48 * 3_600_000
/** Longer than any upload takes. */
const CUT_OFF_AFTER_MS = 24 * 3_600_000
/** What a store says that can't list uploads, or does not let this key do so. Such a store can have a rule of its own for them. */
const NOT_LISTED = new Set(['NotImplemented', 'AccessDenied'])

/** A backup is written to this machine first, read once more and then sent. An object is there once all of it has been taken. */
export function bucketPlace(storage: ObjectStorage, folder: string, dataDirectory: string): BackupPlace {
  const connect = s3Client(storage, NOBODY_WAITS)
  const name = `s3://${storage.bucket}/${folder}`
  const at = (file: string) => ({ Bucket: storage.bucket, Key: folder + file })
  const told = (error: unknown): never => {
    throw new BackupError(
      `${name} cannot be used for backups (${(error as Error).message}): check BACKUP_TO.`,
      {
        cause: error,
      },
    )
  }

  /** Lets `use` have a path of its own on this machine for a while. */
  async function aside<T>(prefix: string, file: string, use: (path: string) => Promise<T>): Promise<T> {
    await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
    const scratch = await mkdtemp(join(dataDirectory, prefix))
    try {
      return await use(join(scratch, file))
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  async function send(path: string, file: string, signal: AbortSignal): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage')
    const { client } = await connect()
    signal.throwIfAborted()
    // Nobody reads on in an upload that was given up, or hears of what becomes of the file.
    const Body = createReadStream(path).on('error', () => undefined)
    const params = { ...at(file), Body, ContentType: 'application/zip' }
    const upload = new Upload({ client, params, partSize: PART_SIZE, queueSize: 1 })
    const abort = () => void upload.abort()
    signal.addEventListener('abort', abort)
    try {
      await upload.done().catch(told)
    } finally {
      signal.removeEventListener('abort', abort)
      Body.destroy()
    }
  }

  /** The parts of an upload whose process was killed take up room, and no list of backups shows them. */
  async function abortCutOff(mark: string): Promise<void> {
    const { client, sdk } = await connect()
    const listing = new sdk.ListMultipartUploadsCommand({ Bucket: storage.bucket, Prefix: folder })
    const { Uploads = [] } = await client.send(listing).catch((error: unknown) => {
      return NOT_LISTED.has((error as Error).name) ? { Uploads: [] } : told(error)
    })
    const before = Date.now() - CUT_OFF_AFTER_MS
    for (const { Key = '', UploadId, Initiated } of Uploads) {
      const isCutOff = Initiated !== undefined && Initiated.getTime() < before
      if (isCutOff && isBackupOf(Key.slice(folder.length), mark))
        await client.send(new sdk.AbortMultipartUploadCommand({ Bucket: storage.bucket, Key, UploadId }))
    }
  }

  return {
    name,

    async list() {
      const { client, sdk } = await connect()
      const found: string[] = []
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: storage.bucket, Prefix: folder })
      try {
        for await (const { Contents = [] } of pages)
          found.push(...Contents.map(({ Key = '' }) => Key.slice(folder.length)))
      } catch (error) {
        told(error)
      }
      return found.filter(isBackupName).toSorted().toReversed()
    },

    add: (file, write, signal) =>
      aside(SENT, file, async (path) => {
        await write(path)
        await send(path, file, signal)
        return (await stat(path)).size
      }),

    read: (file, use) =>
      aside(FETCHED, file, async (path) => {
        const { client, sdk } = await connect()
        const { Body } = await client.send(new sdk.GetObjectCommand(at(file))).catch(told)
        await pipeline(Body as Readable, createWriteStream(path, { mode: 0o600 }))
        await use(path)
      }),

    async remove(file) {
      const { client, sdk } = await connect()
      await client.send(new sdk.DeleteObjectCommand(at(file)))
    },

    async clean(mark) {
      await abortCutOff(mark)
      await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
      for (const left of await readdir(dataDirectory)) {
        const path = join(dataDirectory, left)
        if (left.startsWith(SENT) || (left.startsWith(FETCHED) && (await isForgotten(path))))
          await rm(path, { recursive: true, force: true })
      }
    },

    async check() {
      const { client, sdk } = await connect()
      const probe = at('.quarterdeck')
      await client.send(new sdk.PutObjectCommand({ ...probe, Body: 'a probe' })).catch(told)
      await client.send(new sdk.DeleteObjectCommand(probe)).catch(told)
    },
  }
}

/** Whether it belongs to a restore that was killed; others may be reading theirs. */
async function isForgotten(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
  return Date.now() - mtimeMs > FORGOTTEN_AFTER_MS
}
