import type { Readable } from 'node:stream'
import { checkFileName, type Files } from './files.ts'
import type { ObjectStorage } from './object-storage.ts'
import { s3Client, SOMEBODY_WAITS } from './s3-client.ts'

/** Files in a private bucket of a store that speaks S3's protocol. */
export function s3Files(storage: ObjectStorage): Files {
  const connect = s3Client(storage, SOMEBODY_WAITS)
  const { bucket } = storage
  const at = (name: string) => ({ Bucket: bucket, Key: checkFileName(name) })

  return {
    async put(name, bytes) {
      const target = at(name)
      const { client, sdk } = await connect()
      const content = {
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: 'application/octet-stream',
      }
      await client.send(new sdk.PutObjectCommand({ ...target, ...content }))
    },

    async open(name) {
      const target = at(name)
      const { client, sdk } = await connect()
      const found = await client.send(new sdk.GetObjectCommand(target)).catch(nullIfMissing)
      if (found?.Body === undefined) return null
      return { size: found.ContentLength ?? 0, stream: found.Body as Readable }
    },

    async size(name) {
      const target = at(name)
      const { client, sdk } = await connect()
      const found = await client.send(new sdk.HeadObjectCommand(target)).catch(nullIfMissing)
      return found?.ContentLength ?? null
    },

    async remove(name) {
      const target = at(name)
      const { client, sdk } = await connect()
      await client.send(new sdk.DeleteObjectCommand(target))
    },
  }
}

/** A bucket that is missing is a mistake of the settings, and no answer about a file. */
function nullIfMissing(error: Error): null {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
  throw error
}
