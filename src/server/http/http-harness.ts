import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { testDatabase } from '../../../tests/database.ts'
import { removeDirectory, temporaryDirectory } from '../../../tests/temporary-directory.ts'
import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { loadConfig } from '../config.ts'
import { buildHttp, type HttpOptions } from '../http.ts'
import { HttpError } from '../http-error.ts'
import { makeLog } from '../log.ts'
import { makeOrigins } from './origins.ts'
import { notFound as missingRow } from '../../sync/engine.refusals.ts'

export const SITE = 'https://quarterdeck.example'
export const fromPage = { origin: SITE, 'sec-fetch-site': 'same-origin' }
export const signedIn = { cookie: 'who=maya' }

const maya = {
  id: 's1',
  userId: 'u1',
  email: 'maya@harbor.example',
  fullName: 'Maya',
  unproved: [],
  hasFactor: false,
  withoutFactor: [],
}
const table = {
  'crate/closed': { title: 'Too late', detail: 'It is closed.' },
  'crate/teapot': 'It brews tea only.',
} as const satisfies RefusalTable
const refuse: Refuse<typeof table> = refusing(table)

const crate = z.strictObject({ label: z.string('Give it a label.').max(5, 'Use a shorter label.') })

export type Http = Awaited<ReturnType<typeof openHttp>>

/** The real HTTP side on a real database, with a small bundle and one route for each kind of response. */
export async function openHttp() {
  const database = await testDatabase()
  const web = await makeBundle()
  const log = { text: '' }

  const routes = (plain: FastifyInstance) => {
    exampleRoutes(plain)
    plain.get('/api/broken', { config: { who: 'anyone' } }, () =>
      database.app.query('select secret from nowhere'),
    )
  }

  function build(env: Record<string, string>, more: Partial<HttpOptions> = {}): Promise<FastifyInstance> {
    const config = loadConfig(env)
    return buildHttp({
      config,
      pool: database.app,
      log: makeLog('info', { write: (line) => void (log.text += line) }),
      origins: makeOrigins(config, () => 3000),
      sessionOf: async ({ headers }) => (headers.cookie === 'who=maya' ? maya : null),
      routes,
      webDirectory: web,
      ...more,
    })
  }

  const app = await build({ PUBLIC_URL: SITE, METRICS_TOKEN: 'a-token-of-some-length' })
  return {
    app,
    build,
    /** Everything that was logged. */
    log,
    web,
    page: (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } }),
    post: (url: string, payload: unknown, headers: Record<string, string> = fromPage) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      }),
    async stop() {
      await app.close()
      await database.stop()
      await removeDirectory(web)
    },
  }
}

/** The words of the landing page are there at once, and its address and the demo are filled in. */
const LANDING =
  '<link rel="canonical" href="__PUBLIC_URL__/"><script>theme()</script><style>p{}</style><button hidden="" data-demo="true">'

const PRELOADS = {
  signedIn: { '/goals': ['/assets/goals.js'], '/meeting': ['/assets/meeting.js'] },
  public: { '/login': ['/assets/login.js'] },
}

async function makeBundle(): Promise<string> {
  const web = await temporaryDirectory('web')
  const files = {
    'index.html': '<head></head><script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>',
    'landing.html': LANDING,
    'de/index.html': '<html lang="de">',
    'de/sw.js': 'worker',
    'assets/main-1a2b.js': 'plain',
    'assets/main-1a2b.js.br': 'brotli',
    'assets/large-1a2b.js': 'x'.repeat(16_000_000),
    'sw.js': 'worker',
    '.vite/manifest.json': '{}',
    '.vite/preloads.json': JSON.stringify(PRELOADS),
  }
  await mkdir(join(web, 'assets'))
  await mkdir(join(web, '.vite'))
  await mkdir(join(web, 'de'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(web, name), content)
  return web
}

function exampleRoutes(plain: FastifyInstance): void {
  const zod = plain.withTypeProvider<ZodTypeProvider>()
  const anyone = { config: { who: 'anyone' } } as const
  zod.get('/api/hello', anyone, ({ session }) => ({ name: session?.fullName ?? null }))
  zod.get('/api/mine', { config: { who: 'signed-in', company: 'none' } }, ({ session }) => ({
    name: session?.fullName,
  }))
  zod.post('/api/crates', { ...anyone, schema: { body: crate } }, ({ body }) => body)
  zod.post('/api/anything', anyone, ({ body }) => ({ body }))
  zod.post('/api/refused', anyone, () => refuse('crate/closed'))
  zod.get('/api/missing', anyone, () => missingRow())
  zod.get('/api/teapot', anyone, () => {
    throw new HttpError(418, refuse.reason('crate/teapot'), 'A teapot')
  })
}
