/** A bucket of a store that speaks S3's protocol, and the key to it. */
export type ObjectStorage = {
  /** Null for Amazon's own. */
  endpoint: string | null
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}
