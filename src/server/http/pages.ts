import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from './headers.ts'
import type { Origins } from './origins.ts'
import { notFound } from '../../sync/engine.refusals.ts'

const PLACEHOLDER = /__CSP_NONCE__/g
/** The API, and files, whose names have an ending: somebody who asks for one that is gone must not get a page. */
const NO_PAGE = /^(api|assets)(\/|$)|\.[^/]*$/
const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built web application: its files, and its page at every other address but those of the API and of files,
 * because the application itself decides what to show there.
 * @param directory the bundle; without one every page says that it has not been built
 */
export async function pages(app: FastifyInstance, directory: string, origins: Origins): Promise<void> {
  const files = await filesOf(directory)
  const page = files.has('index.html') ? await readFile(join(directory, 'index.html'), 'utf8') : UNBUILT
  files.delete('index.html')
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
    return sendPage(request, reply, page, origins)
  })
}

function sendAsset(reply: FastifyReply, path: string, origins: Origins): FastifyReply {
  return reply
    .header('content-security-policy', contentPolicy(origins.all()))
    .header('cache-control', path.startsWith('assets/') ? YEAR : 'no-cache')
    .sendFile(path)
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  origins: Origins,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  // A mailed link has its code in the query.
  if (request.url.includes('?')) reply.header('referrer-policy', 'no-referrer')
  return reply
    .header('content-security-policy', contentPolicy(origins.all(), nonce))
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
