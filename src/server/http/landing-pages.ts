import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from './headers.ts'
import { FIRST_LANGUAGE, inFolder, type Language } from '../../language/languages.rules.ts'
import type { Origins } from './origins.ts'

/** Which file of the bundle, in each language, is shown at which address. */
const FILES: Readonly<Record<string, string>> = {
  '': 'landing.html',
  home4: 'landing.html',
  home2: 'home2.html',
  home3: 'home3.html',
}

const PUBLIC_URL = /__PUBLIC_URL__/g
const INLINE = /<(?:script|style)>(.*?)<\/(?:script|style)>/gs

type Ready = { etag: string; policy: string; plain: Buffer; br: Buffer; gzip: Buffer }

/**
 * The landing pages, which are the same for everybody: compressed once, and known to browsers by their content. What is inline in them
 * is allowed by its hash.
 * @param files what the bundle has; a page that is missing there is not shown
 * @param withDemo whether the way into the demo company is there from the first paint
 * @returns shows the page at a path; undefined if there is none
 */
export function landingPages(
  directory: string,
  files: ReadonlySet<string>,
  origins: Origins,
  withDemo: boolean,
): (
  path: string,
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined {
  const ready = new Map<string, Promise<Ready>>()

  async function prepare(file: string): Promise<Ready> {
    const page = (await readFile(join(directory, file), 'utf8'))
      // The port, and with it the address, is known once the server listens.
      .replace(PUBLIC_URL, origins.publicUrl())
      .replace(/ hidden="" (data-demo=)/, (all, demo: string) => (withDemo ? ` ${demo}` : all))
    const hashes = [...page.matchAll(INLINE)].map(([, text]) => `'sha256-${hash(text!, 'base64')}'`)
    const plain = Buffer.from(page)
    return {
      etag: `W/"${hash(page, 'base64url')}"`,
      policy: contentPolicy(origins.all(), hashes.join(' ')),
      plain,
      br: await promisify(brotliCompress)(plain),
      gzip: await promisify(gzip)(plain),
    }
  }

  async function send(page: Promise<Ready>, request: FastifyRequest, reply: FastifyReply) {
    const { etag, policy, ...bodies } = await page
    void reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      .header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const encoding = encodingFor(request)
    if (encoding !== 'plain') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(bodies[encoding])
  }

  return (path, language, request, reply) => {
    const file = [language, FIRST_LANGUAGE]
      .map((one) => inFolder(one, FILES[path] ?? ''))
      .find((one) => files.has(one))
    if (file === undefined) return undefined
    return send(ready.get(file) ?? begin(file), request, reply)
  }

  function begin(file: string): Promise<Ready> {
    const page = prepare(file)
    ready.set(file, page)
    // The files of an upgrade may be there a moment later.
    page.catch(() => ready.delete(file))
    return page
  }
}

const hash = (text: string, encoding: 'base64' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding)

function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
