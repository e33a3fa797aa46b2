import type { ObjectStorage } from './object-storage.ts'

/** In milliseconds. */
const CONNECTED_WITHIN = 2_000

/** How long an answer may take. Without the second the SDK only writes a warning. */
export const SOMEBODY_WAITS = { requestTimeout: 10_000, throwOnRequestTimeout: true }
export const NOBODY_WAITS = { socketTimeout: 60_000 }

/** Connects to a bucket's store when it is first needed, and once. */
export function s3Client(
  { endpoint, region, accessKey, secretKey }: ObjectStorage,
  patience: typeof SOMEBODY_WAITS | typeof NOBODY_WAITS,
) {
  const connect = async () => {
    // A large package, of use only to those who store files elsewhere.
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      region,
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      maxAttempts: 3,
      // Not every other store knows the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTED_WITHIN, ...patience },
    })
    return { client, sdk }
  }
  let connecting: ReturnType<typeof connect> | undefined
  return () => (connecting ??= connect())
}
