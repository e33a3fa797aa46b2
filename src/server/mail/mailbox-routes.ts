import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'
import { z } from 'zod'
import type { ListedMail } from '../../features/accounts/mailbox.requests.ts'
import { HttpError } from '../http-error.ts'
import { isLocal } from '../local-request.ts'
import { refuse } from './mailbox.refusals.ts'
import { notFound } from '../../sync/engine.refusals.ts'

const NEWEST = 100
const anyone = { config: { who: 'anyone' } } as const
const params = z.strictObject({ id: z.uuid() })

// The mail is shown in a frame, as a separate document that is allowed nothing: no scripts, no requests, no origin. Its links
// open in a new tab, as in any mail program.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

/** Shows everybody's mail without a password: register this only if no SMTP server is set. Only this machine gets an answer. */
export function mailboxRoutes(app: FastifyInstance, pool: pg.Pool): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get('/api/mailbox', anyone, async (request) => {
    requireLocal(request)
    const { rows } = await pool.query<ListedMail>(
      `select id, recipient as "to", subject, created_at as "sentAt" from mail_outbox order by created_at desc limit $1`,
      [NEWEST],
    )
    return { mails: rows }
  })

  routes.get('/api/mailbox/:id', { ...anyone, schema: { params } }, async (request) => {
    const mail = await findMail(pool, request, request.params.id)
    return { to: mail.to, subject: mail.subject, sentAt: mail.sentAt, text: mail.text }
  })

  routes.get('/api/mailbox/:id/document', { ...anyone, schema: { params } }, async (request, reply) => {
    const { html } = await findMail(pool, request, request.params.id)
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** To everyone else there is no mailbox, and nothing reveals that there is one. */
function requireLocal(request: FastifyRequest): void {
  if (!isLocal(request)) notFound()
}

interface StoredMail extends ListedMail {
  html: string
  text: string
}

async function findMail(pool: pg.Pool, request: FastifyRequest, id: string): Promise<StoredMail> {
  requireLocal(request)
  const { rows } = await pool.query<StoredMail>(
    `select id, recipient as "to", subject, created_at as "sentAt", html, plain_text as text from mail_outbox where id = $1`,
    [id],
  )
  if (rows[0] === undefined) throw new HttpError(404, refuse.reason('mailbox/mail-removed'))
  return rows[0]
}
