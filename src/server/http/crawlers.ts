import type { FastifyInstance } from 'fastify'
import type { Origins } from './origins.ts'

/** What can be read without signing in and is worth finding. */
const FOUND = ['/', '/onboarding-demo', '/signup', '/login']

/** Tells search engines which pages there are; the rest is for people who have signed in. */
export function crawlerRoutes(app: FastifyInstance, origins: Origins): void {
  const anyone = { config: { who: 'anyone' } } as const
  app.get('/robots.txt', anyone, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origins.publicUrl()}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', anyone, async (_request, reply) => {
    const pages = FOUND.map((path) => `  <url><loc>${escaped(origins.publicUrl() + path)}</loc></url>\n`)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('')}</urlset>\n`,
      )
  })
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
