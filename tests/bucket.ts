import S3rver from 's3rver'
import type { ObjectStorage } from '../src/server/files/object-storage.ts'
import { freePort } from './free-port.ts'

interface Upload {
  id: string
  key: string
  begunAt: Date
}

/** A bucket of a store on this machine that speaks S3's protocol. */
export interface Bucket {
  storage: ObjectStorage & { endpoint: string }
  /** Uploads in parts that were begun and not ended. */
  uploads: Upload[]
  stop(): Promise<void>
}

/** @param directory where the store keeps what is in it */
export async function startBucket(directory: string): Promise<Bucket> {
  const port = await freePort()
  const bucket = 'quarterdeck-files'
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const uploads: Upload[] = []
  // The store itself can neither list nor abort them.
  store.middleware.unshift(async (context, next) => {
    const { method, query } = context
    if (method === 'GET' && 'uploads' in query) {
      context.type = 'application/xml'
      context.body = listOf(uploads)
    } else if (method === 'DELETE' && query['uploadId'] !== undefined) {
      const at = uploads.findIndex(({ id }) => id === query['uploadId'])
      uploads.splice(at, 1)
      context.status = 204
    } else await next()
  })
  await store.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    storage: { endpoint, bucket, region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
    uploads,
    stop: async () => void (await store.close()),
  }
}

const listOf = (uploads: readonly Upload[]): string => {
  const listed = uploads.map(
    ({ id, key, begunAt }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
  )
  return `<?xml version="1.0"?><ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`
}
