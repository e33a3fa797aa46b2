// The package comes without types.
declare module 's3rver' {
  import type { Server } from 'node:http'

  interface Options {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }

  export default class S3rver {
    httpServer: Server | undefined
    constructor(options: Options)
    run(): Promise<unknown>
    close(): Promise<unknown>
  }
}
