import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const SERVICE_WORKER = 'sw.js'

// Fonts for other scripts are loaded when a page contains one of their letters.
const isNeededOffline = (file: string): boolean =>
  file.startsWith('assets/') && (!file.endsWith('.woff2') || file.includes('-latin-wght-normal'))

/** Tells the service worker which files make up this build, so that a new build is also a new service worker. */
export const serviceWorkerFiles = (): Plugin => {
  let base = ''
  return {
    name: 'service-worker-files',
    apply: 'build',
    configResolved(config) {
      base = config.base.slice(1)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[SERVICE_WORKER]
        if (worker?.type !== 'chunk') throw new Error(`The build has no ${SERVICE_WORKER}.`)
        const files = Object.keys(bundle)
          .filter(isNeededOffline)
          .toSorted()
          .map((file) => `${base}${file}`)
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__VERSION__', `"${version}"`)
      },
    },
  }
}
