import S3rver from 's3rver'
import type { ObjectStorage } from '../src/server/files/object-storage.ts'
import { freePort } from './free-port.ts'

/** A bucket of a store on this machine that speaks S3's protocol. */
export interface Bucket {
  storage: ObjectStorage & { endpoint: string }
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
  await store.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    storage: { endpoint, bucket, region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' },
    stop: async () => void (await store.close()),
  }
}
