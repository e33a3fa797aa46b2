import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { HttpError } from '../../server/http-error.ts'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import { networkPrefix } from '../../server/http/client-address.ts'
import type { Services } from '../../server/services.ts'
import { addressBucket, requireWithinLimit } from '../accounts/rate-limits.server.ts'
import { forgetToken, openedToken, rememberToken } from './invitation-cookie.server.ts'
import { answerInput, type OpenedInvitation, openInput } from './invitations.requests.ts'
import { readInvitationToken } from './invitation-tokens.server.ts'
import { acceptById, acceptByToken, declineById, declineByToken, invitationsOf } from './answering.server.ts'
import { refuse } from './invitations.refusals.ts'
import { ACCEPT_FAILED, DECLINE_FAILED, INVITATION_FAILED } from './invitations.text.ts'

const OPENED_PER_MINUTE = { tries: 30, seconds: 60 }

/** The invited person's side of an invitation: opening the mailed link, accepting, declining. */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { pool, sessions } = services
  const secure = sessions.secureCookies
  const anyone = { config: { who: 'anyone' } } as const
  const signedIn = { config: { who: 'signed-in', company: 'none' } } as const
  const openToAll = { config: { who: 'signed-in', company: 'open' } } as const

  routes.get('/api/invitations', signedIn, async ({ session }) => ({
    invitations: await invitationsOf(services, session!.userId),
  }))

  routes.post('/api/invitations/open', { ...anyone, schema: { body: openInput } }, async (request, reply) => {
    await requireWithinLimit(pool, addressBucket('open-invitation', request.ip), OPENED_PER_MINUTE)
    const { token } = request.body
    const opened = await show(services, token)
    if (!opened) throw new HttpError(410, refuse.reason('invitation/no-longer-valid'), INVITATION_FAILED)
    rememberToken(reply, secure, token)
    return { invitation: opened }
  })

  routes.get('/api/invitations/opened', anyone, async (request) => {
    const token = openedToken(request, secure)
    return { invitation: token && (await show(services, token)) }
  })

  routes.post(
    '/api/invitations/accept',
    { ...openToAll, ...RUNS_MUTATIONS, schema: { body: answerInput } },
    async (request, reply) => {
      const { session, body, ip } = request
      const accepting = { session: session!, network: networkPrefix(ip) }
      if (body.invitationId !== undefined) {
        return { companyId: await acceptById(services, accepting, body.invitationId) }
      }
      const token = openedToken(request, secure) ?? missing()
      const companyId = await acceptByToken(services, accepting, token)
      forgetToken(reply, secure)
      return { companyId }
    },
  )

  routes.post(
    '/api/invitations/decline',
    { ...anyone, ...RUNS_MUTATIONS, schema: { body: answerInput } },
    async (request, reply) => {
      const { session, body } = request
      if (body.invitationId !== undefined) {
        if (session === null) throw new HttpError(401, refuse.reason('invitation/signed-out'), DECLINE_FAILED)
        await declineById(services, session, body.invitationId)
        return {}
      }
      await declineByToken(services, openedToken(request, secure) ?? missing())
      forgetToken(reply, secure)
      return {}
    },
  )
}

async function show({ pool }: Services, token: string): Promise<OpenedInvitation | null> {
  const opened = await readInvitationToken(pool, token)
  if (!opened) return null
  const { companyName, inviterName, email } = opened
  return { companyName, inviterName, email }
}

function missing(): never {
  throw new HttpError(410, refuse.reason('invitation/no-longer-valid'), ACCEPT_FAILED)
}
