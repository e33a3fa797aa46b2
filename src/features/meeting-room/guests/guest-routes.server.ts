import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../../server/http/answer-times.ts'
import type { Services } from '../../../server/services.ts'
import { hashOfToken } from '../../../server/session.ts'
import { newId } from '../../../sync/id.ts'
import { openEventStream } from '../../../sync/server/event-stream.ts'
import { whenOver } from '../../../sync/server/when-over.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { addressBucket, requireWithinLimit } from '../../accounts/rate-limits.server.ts'
import { ownWordsOf } from '../../companies/own-words/own-words.server.ts'
import { castGuestVote, rateAsGuest, removeGuestVote } from './guest-acts.mutations.ts'
import { rememberKey, shownKey } from './guest-cookie.server.ts'
import { admit, guestOfKey, type KnownGuest, meetingOfLink } from './guest-keys.server.ts'
import { CLOSE_OVER, followAsGuest } from './guest-stream.server.ts'
import { guestRatingInput, guestVoteInput, joinInput, type OpenedLink, openInput } from './guests.requests.ts'
import { refuse } from './guests.refusals.ts'

/** Links that lead nowhere, from one network address. */
const GUESSES_PER_MINUTE = { tries: 20, seconds: 60 }
/** As many as a meeting takes may come at once from one office. */
const JOINS_PER_ADDRESS = { tries: 60, seconds: 600 }
const JOINS_PER_LINK = { tries: 100, seconds: 600 }

const ANYONE = { who: 'anyone' } as const

/** What a company owes is not for its guests to read. */
async function kindly<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal && error.reason.code === 'billing/not-entitled')
      refuse('guest/company-closed')
    throw error
  }
}

/** What people without an account may ask: to be let in by a link and, with the key that they are given then, to follow, vote and rate. */
export function guestRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const { pool, node, sessions } = services

  const known = async (request: FastifyRequest): Promise<KnownGuest | null> => {
    const key = shownKey(request, sessions.secureCookies)
    return key === null ? null : guestOfKey(services, key)
  }
  /** The guest of the request’s cookie, who is in a running meeting. */
  const guestOf = async (request: FastifyRequest): Promise<KnownGuest> => {
    const guest = await known(request)
    return guest?.over === null ? guest : refuse('guest/not-in-it')
  }
  /** Only what leads nowhere counts, so that nobody who has a link is kept out by others who guess. */
  const missed = async (request: FastifyRequest): Promise<never> => {
    await requireWithinLimit(pool, addressBucket('guest-guess', request.ip), GUESSES_PER_MINUTE)
    return refuse('guest/link-over')
  }

  routes.post('/api/guests/open', { config: ANYONE, schema: { body: openInput } }, async (request) => {
    const [place, guest] = [await meetingOfLink(services, request.body.token), await known(request)]
    const joined = guest?.over === null && (!place || place.meetingId === guest.meetingId)
    // Whoever is in stays in when the link is closed.
    const companyId = place?.companyId ?? (joined ? guest.companyId : await missed(request))
    const ownWords = await node.options.inCompany(companyId, null, (client) => ownWordsOf(client, companyId))
    return { joined, ownWords } satisfies OpenedLink
  })

  routes.post(
    '/api/guests/join',
    { config: ANYONE, ...RUNS_MUTATIONS, schema: { body: joinInput } },
    async (request, reply) => {
      const { token, name } = request.body
      const place = (await meetingOfLink(services, token)) ?? (await missed(request))
      await requireWithinLimit(pool, `guest-joins:${hashOfToken(token)}`, JOINS_PER_LINK)
      await requireWithinLimit(pool, addressBucket('guest-join', request.ip), JOINS_PER_ADDRESS)
      rememberKey(reply, sessions.secureCookies, await kindly(admit(services, place, name)))
      return {}
    },
  )

  routes.get('/api/guests/stream', { config: ANYONE, exposeHeadRoute: false }, async (request, reply) => {
    const guest = (await known(request)) ?? refuse('guest/not-in-it')
    const { guestId, over } = guest
    node.limits.charge(guestId, 'line')
    const line = node.lines.open(guestId, openEventStream(reply))
    const { raw } = reply
    whenOver(reply, line.leave)
    if (over) {
      line.send(JSON.stringify({ now: Date.parse(node.moment()), over }))
      return line.close(CLOSE_OVER)
    }
    try {
      const stop = await followAsGuest(node, guest, line)
      whenOver(reply, () => stop())
    } catch (error) {
      node.options.log.warn({ err: error }, 'guest’s stream not opened')
      raw.destroy()
    }
  })

  routes.post(
    '/api/guests/vote',
    { config: ANYONE, ...RUNS_MUTATIONS, schema: { body: guestVoteInput } },
    async (request, reply) => {
      const { companyId, guestId } = await guestOf(request)
      whenOver(reply, node.limits.enter(guestId, 'mutate'))
      const { issueId, act } = request.body
      await kindly(
        act === 'take-back'
          ? node.run(companyId, null, removeGuestVote, { guestId, issueId })
          : node.run(companyId, null, castGuestVote, { id: newId(), guestId, issueId }),
      )
      return {}
    },
  )

  routes.post(
    '/api/guests/rating',
    { config: ANYONE, ...RUNS_MUTATIONS, schema: { body: guestRatingInput } },
    async (request, reply) => {
      const { companyId, guestId } = await guestOf(request)
      whenOver(reply, node.limits.enter(guestId, 'mutate'))
      await kindly(node.run(companyId, null, rateAsGuest, { guestId, rating: request.body.rating }))
      return {}
    },
  )
}
