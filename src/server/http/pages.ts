import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from './headers.ts'
import { LANDING_FILES, landingPages } from './landing-pages.ts'
import type { Origins } from './origins.ts'
import { notFound } from '../../sync/engine.refusals.ts'

const PLACEHOLDER = /__CSP_NONCE__/g
/** The API, and files, whose names have an ending: somebody who asks for one that is gone must not get a page. */
const NO_PAGE = /^(api|assets)(\/|$)|\.[^/]*$/
const YEAR = 'public, max-age=31536000, immutable'
/** A picture keeps its name when it changes. */
const DAY = 'public, max-age=86400'

type PagesOptions = {
  /** The bundle; without one every page says that it has not been built. */
  directory: string
  origins: Origins
  /** Whether visitors may enter a demo company. */
  withDemo: boolean
}

/**
 * Serves the built web application: its files, the landing pages, and its page at every other address but those of the API and of
 * files, because the application itself decides what to show there.
 */
export async function pages(
  app: FastifyInstance,
  { directory, origins, withDemo }: PagesOptions,
): Promise<void> {
  const files = await filesOf(directory)
  const page = files.has('index.html') ? await readFile(join(directory, 'index.html'), 'utf8') : UNBUILT
  files.delete('index.html')
  const landingPage = landingPages(directory, new Set(files), origins, withDemo)
  for (const file of LANDING_FILES) files.delete(file)
  await app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })

  app.get('/*', { config: { who: 'anyone' } }, async (request, reply) => {
    const path = decodeURIComponent(request.url.replace(/[?#].*$/s, '')).slice(1)
    if (files.has(path)) return sendAsset(reply, path, origins)
    if (NO_PAGE.test(path) || !takesPage(request)) notFound()
    keepCodesHere(request, reply)
    return landingPage(path, request, reply) ?? sendPage(reply, page, origins)
  })
}

const lifeOf = (path: string): string => {
  if (path.startsWith('assets/')) return YEAR
  return path.startsWith('pictures/') ? DAY : 'no-cache'
}

function sendAsset(reply: FastifyReply, path: string, origins: Origins): FastifyReply {
  return reply
    .header('content-security-policy', contentPolicy(origins.all()))
    .header('cache-control', lifeOf(path))
    .sendFile(path)
}

/** A mailed link has its code in the query. */
function keepCodesHere({ url }: FastifyRequest, reply: FastifyReply): void {
  if (url.includes('?')) reply.header('referrer-policy', 'no-referrer')
}

function sendPage(reply: FastifyReply, page: string, origins: Origins): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .header('content-security-policy', contentPolicy(origins.all(), `'nonce-${nonce}'`))
    .type('text/html; charset=utf-8')
    .send(page.replace(PLACEHOLDER, nonce))
}

/** Link previews, uptime checks and curl accept anything or don't say; only a program that asks for data gets none. */
const takesPage = ({ headers: { accept = '*/*' } }: FastifyRequest) => /text\/(html|\*)|\*\/\*/.test(accept)

/** Paths relative to the directory, with forward slashes; hidden files and compressed copies are left out. */
async function filesOf(directory: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return new Set(paths.filter((path) => !/(^|\/)\./.test(path) && !/\.(br|gz)$/.test(path)))
}

const UNBUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quarterdeck</title>
<p>The web application is not built. Start the server with <code>npm start</code>, which builds it.</p></html>`
