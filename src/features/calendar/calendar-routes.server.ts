import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { RUNS_MUTATIONS } from '../../server/http/answer-times.ts'
import { networkPrefix } from '../../server/http/client-address.ts'
import type { Services } from '../../server/services.ts'
import { hashOfToken } from '../../server/session.ts'
import { notFound } from '../../sync/engine.refusals.ts'
import { team } from '../../sync/scope.ts'
import { languageOfReader } from '../accounts/language/languages.server.ts'
import { addressBucket, requireWithinLimit } from '../accounts/rate-limits.server.ts'
import type { AuditAction } from '../audit/audit-actions.rules.ts'
import { ownWordsOf } from '../companies/own-words/own-words.server.ts'
import { recordAct } from '../audit/audit.mutations.ts'
import { teams } from '../teams/teams.table.ts'
import { canTakePart } from '../meetings/meetings.access.ts'
import { teamSchedules } from '../meetings/schedule/schedules.table.ts'
import { FEED_RECORDED } from './calendar-feeds.text.ts'
import { calendarOf } from './calendar-file.server.ts'
import { calendarOfFeed, feedOfToken, feedState, makeFeed, revokeFeed } from './calendar-feeds.server.ts'
import { type FeedKind, feedInput, feedParams, fileParams } from './calendar.requests.ts'
import { viewOfMember } from './member-rows.server.ts'

/** One calendar; most ask every few hours, some every few minutes. */
const READ_PER_HOUR = { tries: 60, seconds: 3_600 }
/** Addresses that name no feed, from one network address. */
const GUESSES_PER_MINUTE = { tries: 10, seconds: 60 }
const FILES_PER_HOUR = { tries: 60, seconds: 3_600 }
const FEEDS_PER_HOUR = { tries: 20, seconds: 3_600 }

interface Feed {
  companyId: string
  kind: FeedKind
}

const FILE = /^([\w-]+)\.ics$/

/** For other calendars: meetings as a file, and feeds of meetings, tasks and goals under secret addresses that their person can take back. */
export function calendarRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const inPath = { config: { who: 'signed-in', company: 'path' } } as const
  const inBody = { config: { who: 'signed-in', company: 'body' } } as const
  const { pool, node, origins } = services
  const recorded = ({ companyId, kind }: Feed, actorId: string, action: AuditAction, ip: string) => {
    const act = { actorId, action, subject: FEED_RECORDED[kind] }
    return node.run(companyId, null, recordAct, act, networkPrefix(ip))
  }

  routes.get(
    '/api/calendar/feeds/:file',
    { config: { who: 'anyone' }, schema: { params: feedParams } },
    async (request, reply) => {
      const token = FILE.exec(request.params.file)?.[1] ?? notFound()
      const feed = await feedOfToken(services, token)
      // Only what is a feed has a count of its own, so that guessing leaves no rows behind.
      const [bucket, limit] = feed
        ? [`calendar:${hashOfToken(token)}`, READ_PER_HOUR]
        : [addressBucket('calendar-guess', request.ip), GUESSES_PER_MINUTE]
      await requireWithinLimit(pool, bucket, limit)
      const file = feed && (await calendarOfFeed(services, feed, Date.now()))
      return file ? sendCalendar(request, reply, feed.kind, file) : notFound()
    },
  )

  routes.get(
    '/api/calendar/feed/:companyId/:kind',
    { ...inPath, schema: { params: feedInput } },
    async ({ session, params }) => (await feedState(services, params, session!.userId)) ?? notFound(),
  )

  routes.post(
    '/api/calendar/feed',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: feedInput } },
    async ({ session, body, ip }) => {
      const { userId } = session!
      await requireWithinLimit(pool, `calendar-feeds:${userId}`, FEEDS_PER_HOUR)
      const feed = (await makeFeed(services, body, userId)) ?? notFound()
      await recorded(body, userId, 'token made', ip)
      return feed
    },
  )

  routes.post(
    '/api/calendar/feed/revoke',
    { ...inBody, ...RUNS_MUTATIONS, schema: { body: feedInput } },
    async ({ session, body, ip }) => {
      const { userId } = session!
      if (await revokeFeed(services, body, userId)) await recorded(body, userId, 'token revoked', ip)
      return {}
    },
  )

  routes.get(
    '/api/calendar/files/:companyId/:teamId',
    { ...inPath, schema: { params: fileParams } },
    async (request, reply) => {
      const { session, params } = request
      const { companyId, teamId } = params
      const personId = session!.userId
      await requireWithinLimit(pool, `calendar-files:${personId}`, FILES_PER_HOUR)
      const { view, ownWords } = await node.options.inCompany(companyId, personId, async (client) => ({
        view: await viewOfMember(client, node.codecs, { companyId, personId, teamId }),
        ownWords: await ownWordsOf(client, companyId),
      }))
      if (!view || !canTakePart(view.actor) || !view.actor.sees(team(teamId))) return notFound()
      const of = view.read.get(teams, teamId) ?? notFound()
      const series = view.read.where(teamSchedules, { teamId }).map((schedule) => ({ team: of, schedule }))
      const language = await languageOfReader(pool, view.person.email)
      const reading = { publicUrl: origins.publicUrl(), now: Date.now(), language, ownWords }
      return sendCalendar(request, reply, 'meetings', calendarOf(series, reading))
    },
  )
}

/** A calendar that has it already is told so. Only its own reader may keep it, and asks each time. */
function sendCalendar(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kind: FeedKind,
  file: string,
): FastifyReply {
  const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
  void reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
  if (headers['if-none-match']?.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === tag))
    return reply.status(304).send()
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${kind}.ics"`)
    .send(file)
}
