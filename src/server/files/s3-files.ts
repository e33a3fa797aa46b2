import type { S3Client } from '@aws-sdk/client-s3'
import type { Readable } from 'node:stream'
import type { ObjectStorage } from '../config.ts'
import { checkFileName, type Files } from './files.ts'

/** In milliseconds. Somebody waits for each file. */
const CONNECTED_WITHIN = 2_000
const ANSWERED_WITHIN = 10_000

/** Files in a private bucket of a store that speaks S3's protocol. */
export function s3Files({ endpoint, bucket, region, accessKey, secretKey }: ObjectStorage): Files {
  // A large package, of use only to those who store files elsewhere.
  const sdk = () => import('@aws-sdk/client-s3')
  let connecting: Promise<S3Client> | undefined
  const connect = async () => {
    const { S3Client } = await sdk()
    return new S3Client({
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      maxAttempts: 3,
      // Not every other store knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTED_WITHIN, requestTimeout: ANSWERED_WITHIN },
    })
  }
  const client = () => (connecting ??= connect())
  const at = (name: string) => ({ Bucket: bucket, Key: checkFileName(name) })

  return {
    async put(name, bytes) {
      const target = at(name)
      const { PutObjectCommand } = await sdk()
      const content = {
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: 'application/octet-stream',
      }
      await (await client()).send(new PutObjectCommand({ ...target, ...content }))
    },

    async open(name) {
      const target = at(name)
      const { GetObjectCommand } = await sdk()
      const found = await (await client()).send(new GetObjectCommand(target)).catch(nullIfMissing)
      if (found?.Body === undefined) return null
      return { size: found.ContentLength ?? 0, stream: found.Body as Readable }
    },

    async size(name) {
      const target = at(name)
      const { HeadObjectCommand } = await sdk()
      const found = await (await client()).send(new HeadObjectCommand(target)).catch(nullIfMissing)
      return found?.ContentLength ?? null
    },

    async remove(name) {
      const target = at(name)
      const { DeleteObjectCommand } = await sdk()
      await (await client()).send(new DeleteObjectCommand(target))
    },
  }
}

/** A bucket that is missing is a mistake of the settings, and no answer about a file. */
function nullIfMissing(error: Error): null {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
  throw error
}
