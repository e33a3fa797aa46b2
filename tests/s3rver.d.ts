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
    /** What answers requests, the first one first. */
    middleware: ((
      context: { method: string; query: Record<string, string>; status: number; type: string; body: string },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    constructor(options: Options)
    run(): Promise<unknown>
    close(): Promise<unknown>
  }
}
