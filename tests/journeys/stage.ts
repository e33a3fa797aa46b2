import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfig } from '../../src/server/config.ts'
import { WEB_DIRECTORY } from '../../src/server/http.ts'
import { startServer } from '../../src/server/server.ts'
import type { Services } from '../../src/server/services.ts'
import { removeDirectory, temporaryDirectory } from '../temporary-directory.ts'

export interface Stage {
  /** Without a trailing slash. */
  url: string
  services: Services
}

/**
 * The whole server as `npm start` runs it, with the built web application and an empty embedded database.
 * @param own further settings, such as `SMTP_URL`
 */
export async function openStage(
  own: Record<string, string> = {},
): Promise<Stage & { close(): Promise<void> }> {
  await access(join(WEB_DIRECTORY, 'index.html')).catch(() => {
    throw new Error('The web application is not built. Run `npm run build` first.')
  })
  const directory = await temporaryDirectory('journeys')
  const settings = { PORT: '0', DEMO: 'on', LOG_LEVEL: 'error' }
  // The same few people come in browser after browser, faster than anybody would.
  const config = loadConfig({ ...settings, DATA_DIR: directory, LIMIT_FACTOR: '100', ...own })
  const { url, services, stop } = await startServer(config)
  return {
    url,
    services,
    async close() {
      await stop()
      await removeDirectory(directory)
    },
  }
}
