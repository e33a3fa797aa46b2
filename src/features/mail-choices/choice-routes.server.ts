import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../server/services.ts'
import { languageOf } from '../../server/http/language-of.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { addressBucket, requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { choicesOf, choose } from './choices.server.ts'
import { choiceInput, choicesParams, stopQuery } from './mail-choices.requests.ts'
import { stoppedBy } from './stop-links.server.ts'
import { brokenPage, ONE_CLICK, questionPage, STOP_PAGE_POLICY, stoppedPage } from './stop-page.server.ts'

const CHOICES_PER_MINUTE = { tries: 30, seconds: 60 }
/** Everybody of one office behind one address, and the programs that look through their mails. */
const LINKS_PER_MINUTE = { tries: 120, seconds: 60 }
const FORM_BYTES = 4_096

/** Choosing mails: signed in, in the settings; and without a session, by the link that a mail of the kind carries. */
export function choiceRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const { pool } = services

  routes.get(
    '/api/mails/choices/:companyId',
    { ...inPath, schema: { params: choicesParams } },
    async ({ session, params }) =>
      (await choicesOf(services, params.companyId, session!.userId)) ?? notFound(),
  )

  routes.post(
    '/api/mails/choices',
    { ...inBody, schema: { body: choiceInput } },
    async ({ session, body }) => {
      const { userId: personId } = session!
      await requireWithinLimit(pool, `mail-choices:${personId}`, CHOICES_PER_MINUTE)
      const { companyId, kind, wanted } = body
      if (!(await choose(services, { companyId, personId, kind }, wanted))) notFound()
      return {}
    },
  )

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, parsed) => parsed(null, body),
    )
    stopRoutes(scope, services)
    done()
  })
}

function stopRoutes(scope: FastifyInstance, services: Services): void {
  const routes = scope.withTypeProvider<ZodTypeProvider>()
  // A mail program sends neither cookies nor an origin: the link itself shows that it may.
  const byLink = { config: { who: 'program' }, schema: { querystring: stopQuery } } as const
  const stopped = async ({ ip }: FastifyRequest, token: string) => {
    await requireWithinLimit(services.pool, addressBucket('mail-stop', ip), LINKS_PER_MINUTE)
    return stoppedBy(services, token)
  }

  routes.get('/api/mails/stop', byLink, async (request, reply) => {
    const found = await stopped(request, request.query.link)
    return found
      ? sendPage(reply, 200, questionPage(found.kind, languageOf(request)))
      : sendPage(reply, 404, brokenPage(languageOf(request)))
  })

  routes.post('/api/mails/stop', byLink, async (request, reply) => {
    const found = await stopped(request, request.query.link)
    if (!found) return sendPage(reply, 404, brokenPage(languageOf(request)))
    const isMeant = typeof request.body === 'string' && isOneClick(request.body)
    if (!isMeant) return sendPage(reply, 400, questionPage(found.kind, languageOf(request)))
    await choose(services, found, false)
    return sendPage(reply, 200, stoppedPage(languageOf(request)))
  })
}

/** As a form of either kind. */
const isOneClick = (body: string): boolean =>
  body.includes(`${ONE_CLICK.name}=${ONE_CLICK.value}`) ||
  new RegExp(`name="?${ONE_CLICK.name}"?\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n${ONE_CLICK.value}\\r\\n`).test(body)

const sendPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .status(status)
    .header('content-security-policy', STOP_PAGE_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)
