import { showPushes } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope

/** Filled in by the build (service-worker.build.ts): all files of this version, and a name that changes when they do. */
declare const __FILES__: readonly string[]
declare const __VERSION__: string

const FILES = `files-${__VERSION__}`
const PAGES = 'pages'
/** Every page of the application is the same document, so the latest one from the server serves for all. */
const PAGE = '/login'
/** Pages of their own, which nobody needs without a network. */
const LANDING = ['/', '/home2', '/home3', '/home4']

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      keep(
        FILES,
        __FILES__.map((file) => `/${file}`),
      ),
      keep(PAGES, [new Request(PAGE, { headers: { accept: 'text/html' } })]),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
  if (data === 'serve this page') void self.clients.claim()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.destination === 'document') event.respondWith(pageFor(request, pathname))
  else if (__FILES__.includes(pathname.slice(1))) event.respondWith(fileFor(request))
})

showPushes()

const keep = async (name: string, requests: RequestInfo[]): Promise<void> =>
  (await caches.open(name)).addAll(requests)

/** From the server if it answers, so that a new version is used at once; otherwise the latest copy. */
async function pageFor(request: Request, pathname: string): Promise<Response> {
  const cache = await caches.open(PAGES)
  try {
    const page = await fetch(request)
    if (page.ok && !page.redirected && !LANDING.includes(pathname)) await cache.put(PAGE, page.clone())
    return page
  } catch (error) {
    const kept = await cache.match(PAGE)
    if (kept) return kept
    throw error
  }
}

/** The content of a file never changes, because its name contains a hash. */
async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function dropOldVersions(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name !== FILES && name !== PAGES).map((name) => caches.delete(name)),
  )
}
