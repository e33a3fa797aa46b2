import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy } from './headers.ts'
import { FIRST_LANGUAGE, inFolder, type Language, LANGUAGE_NAMES } from '../../language/languages.rules.ts'
import { languageOf } from './language-of.ts'
import { landingPages } from './landing-pages.ts'
import { withItsStyles } from './later-styles.ts'
import type { Origins } from './origins.ts'
import { preloadsOf } from './preloads.ts'
import { readCookie } from '../cookies.ts'
import { notFound } from '../../sync/engine.refusals.ts'

const PLACEHOLDER = /__CSP_NONCE__/g
/**
 * The API, what programs look for at well-known places, such as assistants whose token has expired, and files, whose names have an ending: somebody
 * who asks for one that is not there must not get a page.
 */
const NO_PAGE = /^(api|\.well-known|(\w\w\/)?assets)(\/|$)|\.[^/]*$/
const YEAR = 'public, max-age=31536000, immutable'
/** A picture keeps its name when it changes. */
const DAY = 'public, max-age=86400'

/** Each language has one, in its own folder. */
const WORKER = 'sw.js'
const FOR_ALL_ADDRESSES = { 'service-worker-allowed': '/' }

type PagesOptions = {
  /** The bundle; without one every page says that it has not been built. */
  directory: string
  origins: Origins
  /** Whether visitors may enter a demo company. */
  withDemo: boolean
  /** The name of the cookie that whoever is signed in brings. */
  sessionCookie: string
}

/**
 * Serves the built web application: its files, the landing pages, and its page at every other address but those of the API and of
 * files, because the application itself decides what to show there.
 */
export async function pages(
  app: FastifyInstance,
  { directory, origins, withDemo, sessionCookie }: PagesOptions,
): Promise<void> {
  const files = await filesOf(directory)
  const pageIn = await pagesByLanguage(directory, files)
  const landingPage = landingPages(directory, new Set(files), origins, withDemo)
  for (const file of files) if (file.endsWith('.html')) files.delete(file)
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
    const language = languageOf(request)
    const hasSession = readCookie(request.headers.cookie, sessionCookie) !== null
    return (
      landingPage(path, language, request, reply) ??
      sendPage(reply, pageIn(language)(`/${path}`, hasSession), origins)
    )
  })
}

/** The page of the application for a path, with its preloads. */
type PageAt = (path: string, hasSession: boolean) => string

/** The page of the application in each language that the bundle has, or else in the first. */
async function pagesByLanguage(
  directory: string,
  files: ReadonlySet<string>,
): Promise<(language: Language) => PageAt> {
  const pages = new Map<Language, PageAt>()
  for (const language of LANGUAGE_NAMES) {
    const file = inFolder(language, 'index.html')
    if (!files.has(file)) continue
    const page = await readFile(join(directory, file), 'utf8')
    const preloads = await preloadsOf(join(directory, inFolder(language, '')))
    pages.set(language, (path, hasSession) =>
      withItsStyles(page, path).replace('</head>', () => `${preloads(path, hasSession)}</head>`),
    )
  }
  return (language) => pages.get(language) ?? pages.get(FIRST_LANGUAGE) ?? (() => UNBUILT)
}

const lifeOf = (path: string): string => {
  if (/^(\w\w\/)?assets\//.test(path)) return YEAR
  return path.startsWith('pictures/') ? DAY : 'no-cache'
}

function sendAsset(reply: FastifyReply, path: string, origins: Origins): FastifyReply {
  return reply
    .header('content-security-policy', contentPolicy(origins.all()))
    .header('cache-control', lifeOf(path))
    .headers(path.endsWith(WORKER) ? FOR_ALL_ADDRESSES : {})
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
    .header('vary', 'accept-language, cookie')
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
