import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Services } from '../../../server/services.ts'
import { notFound } from '../../../sync/engine.refusals.ts'
import { VisibleRows } from '../../../sync/visible-rows.ts'
import { requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { findActive } from '../../meetings/active-meeting.reads.ts'
import { canTakePart, isScriber } from '../../meetings/meetings.access.ts'
import { closeLink, linkState, makeLink } from './guest-keys.server.ts'
import { refuse } from './guests.refusals.ts'
import { linkInput } from './guests.requests.ts'

const LINKS_PER_HOUR = { tries: 60, seconds: 3_600 }

/** The link of a running meeting, which its scriber makes and closes. */
export function guestLinkRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { node, pool } = services
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const

  /** Ends the request unless the person is the scriber of this running meeting. */
  async function requireScriber(
    { companyId, meetingId }: { companyId: string; meetingId: string },
    personId: string,
  ): Promise<void> {
    const served = (await node.companyOf(companyId, personId)) ?? notFound()
    const actor = served.replica.actor(personId)
    if (!actor || !canTakePart(actor)) return notFound()
    const meeting = findActive(new VisibleRows(served.replica.store, actor), meetingId)
    if (!isScriber(actor, meeting)) refuse('guest/scriber-only')
  }

  routes.get(
    '/api/guests/link/:companyId/:meetingId',
    { ...inPath, schema: { params: linkInput } },
    async ({ session, params }) => {
      await requireScriber(params, session!.userId)
      return linkState(services, params)
    },
  )

  routes.post('/api/guests/link', { ...inBody, schema: { body: linkInput } }, async ({ session, body }) => {
    const { userId } = session!
    await requireScriber(body, userId)
    await requireWithinLimit(pool, `guest-links:${userId}`, LINKS_PER_HOUR)
    return makeLink(services, body)
  })

  routes.post(
    '/api/guests/link/close',
    { ...inBody, schema: { body: linkInput } },
    async ({ session, body }) => {
      await requireScriber(body, session!.userId)
      await closeLink(services, body)
      return {}
    },
  )
}
