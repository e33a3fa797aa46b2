import { companyOfToken, newCompanyToken } from '../../server/company-tokens.ts'
import type { Services } from '../../server/services.ts'
import { hashOfToken } from '../../server/session.ts'
import { newId } from '../../sync/id.ts'
import { languageOfReader } from '../accounts/language/languages.server.ts'
import { ownWordsOf } from '../companies/own-words/own-words.server.ts'
import { canTakePart } from '../meetings/meetings.access.ts'
import { ownSchedules } from '../meetings/schedule/schedules.queries.ts'
import { calendarOf } from './calendar-file.server.ts'
import type { FeedKind, FeedState, NewFeed } from './calendar.requests.ts'
import { type MembersView, viewOfMember } from './member-rows.server.ts'
import { goalsCalendar, tasksCalendar } from './work-file.server.ts'

type Serving = Pick<Services, 'node' | 'origins'>

interface Feed {
  companyId: string
  kind: FeedKind
}

/** The person's own feed of a company; undefined for somebody who is no active member of it. */
export const feedState = (
  { node }: Serving,
  { companyId, kind }: Feed,
  personId: string,
): Promise<FeedState | undefined> =>
  node.options.inCompany(companyId, personId, async (client) => {
    const view = await viewOfMember(client, node.codecs, { companyId, personId })
    if (!view) return undefined
    const { rows } = await client.query<{ since: Date }>(
      'select created_at as since from calendar_feeds where company_id = $1 and person_id = $2 and kind = $3',
      [companyId, personId, kind],
    )
    const since = rows[0]?.since.toISOString() ?? null
    return { since: since !== null && isOfMembership(view, since) ? since : null }
  })

/** Makes a new secret address in place of the earlier one; undefined for somebody who is no active member. */
export const makeFeed = (
  { node, origins }: Serving,
  { companyId, kind }: Feed,
  personId: string,
): Promise<NewFeed | undefined> =>
  node.options.inCompany(companyId, personId, async (client) => {
    if (!(await viewOfMember(client, node.codecs, { companyId, personId }))) return undefined
    const [token, since] = [newCompanyToken(companyId), new Date().toISOString()]
    await client.query(
      `insert into calendar_feeds (company_id, id, person_id, token_hash, created_at, kind) values ($1, $2, $3, $4, $5, $6)
       on conflict (company_id, person_id, kind) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [companyId, newId(), personId, hashOfToken(token), since, kind],
    )
    return { address: `${origins.publicUrl()}/api/calendar/feeds/${token}.ics`, since }
  })

/** Ends the person's feed, if there is one. Whoever has its address reads nothing from then on. */
export const revokeFeed = (
  { node }: Serving,
  { companyId, kind }: Feed,
  personId: string,
): Promise<boolean> =>
  node.options.inCompany(companyId, personId, async (client) => {
    const { rowCount } = await client.query(
      'delete from calendar_feeds where company_id = $1 and person_id = $2 and kind = $3',
      [companyId, personId, kind],
    )
    return rowCount === 1
  })

/** Whose feed a secret address names, and since when. */
interface NamedFeed extends Feed {
  personId: string
  since: string
}

/** Null if the address is not, or no longer, one. */
export async function feedOfToken({ node }: Serving, token: string): Promise<NamedFeed | null> {
  const companyId = companyOfToken(token)
  if (companyId === null) return null
  return node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<{ personId: string; since: Date; kind: FeedKind }>(
      'select person_id as "personId", kind, created_at as since from calendar_feeds where company_id = $1 and token_hash = $2',
      [companyId, hashOfToken(token)],
    )
    return rows[0] ? { companyId, ...rows[0], since: rows[0].since.toISOString() } : null
  })
}

/** What the feed's kind shows of the person's own work; null for somebody who is no longer a member, or has left meanwhile. */
export const calendarOfFeed = (
  { node, origins }: Serving,
  { companyId, personId, kind, since }: NamedFeed,
  now: number,
): Promise<string | null> =>
  node.options.inCompany(companyId, null, async (client) => {
    const view = await viewOfMember(client, node.codecs, { companyId, personId })
    if (!view || !canTakePart(view.actor) || !isOfMembership(view, since)) return null
    const language = await languageOfReader(client, view.person.email)
    const ownWords = await ownWordsOf(client, companyId)
    const reading = { publicUrl: origins.publicUrl(), now, language, ownWords }
    if (kind === 'tasks') return tasksCalendar(view, reading)
    if (kind === 'goals') return goalsCalendar(view, reading)
    return calendarOf(ownSchedules(view.read, view.actor), reading)
  })

/** Whoever has left and joined again makes a new address: the old one may be in others' hands. */
const isOfMembership = ({ person }: MembersView, since: string): boolean => since >= person.joinedAt
