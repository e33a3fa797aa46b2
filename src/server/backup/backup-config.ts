import { resolve } from 'node:path'
import { z } from 'zod'
import type { ObjectStorage } from '../files/object-storage.ts'

/** The backups that servers make by themselves. */
export interface BackupConfig {
  to: { directory: string } | { storage: ObjectStorage; folder: string }
  /** Of the day in UTC, at which one is made. */
  hour: number
  /** How many stay there; the oldest go. */
  keep: number
}

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{2,62})(?:\/([\w./-]*))?$/

/** The environment variables that it comes from. */
export const backupSettings = {
  BACKUP_TO: z
    .string()
    .trim()
    .refine(
      (text) => !text.includes('://') || BUCKET.test(text),
      'must be a directory such as /backups, or a bucket such as s3://backups/quarterdeck',
    )
    .optional(),
  BACKUP_HOUR: z
    .string()
    .regex(/^(\d|1\d|2[0-3])$/, 'must be an hour from 0 to 23')
    .transform(Number)
    .default(2),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .transform(Number)
    .default(14),
}

type Values = z.output<z.ZodObject<typeof backupSettings>>

/** Whether they go to a bucket, which needs a key. */
export const backsUpToBucket = ({ BACKUP_TO: to }: Pick<Values, 'BACKUP_TO'>): boolean =>
  to !== undefined && BUCKET.test(to)

/**
 * Null while servers make none.
 * @param key how the store of a bucket is reached; null if that is not set
 */
export function backupsOf(values: Values, key: Omit<ObjectStorage, 'bucket'> | null): BackupConfig | null {
  const { BACKUP_TO: to, BACKUP_HOUR: hour, BACKUP_KEEP: keep } = values
  if (to === undefined) return null
  const [, bucket, folder = ''] = BUCKET.exec(to) ?? []
  if (bucket === undefined) return { to: { directory: resolve(to) }, hour, keep }
  const within = folder.replaceAll(/^\/+|\/+$/g, '')
  return key && { to: { storage: { ...key, bucket }, folder: within === '' ? '' : `${within}/` }, hour, keep }
}
