import type pg from 'pg'
import { hashedId } from '../../../server/hashed-id.ts'
import type { Codecs } from '../../../sync/server/company-reads.ts'
import type { MeetingResult } from '../../meeting-room/results/meeting-results.table.ts'
import { FIRST_LANGUAGE } from '../../../language/languages.rules.ts'
import { inOwnTexts } from '../../../language/own-texts.rules.ts'
import { ownWordsOf } from '../../companies/own-words/own-words.server.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { inOrder, isCalculatedAt } from '../../metrics/definition/definitions.rules.ts'
import {
  type MetricDefinition,
  metricDefinitions,
  metrics,
  metricTeamAssignments,
  type MetricValue,
} from '../../metrics/metrics.table.ts'
import { teams } from '../../teams/teams.table.ts'
import type { Delivery, Hook } from '../deliveries/delivery.server.ts'
import type { LoggedChange } from '../webhooks/events.rules.ts'
import { formulaMessages } from './formula-messages.server.ts'
import { rowsOf } from './formula-rows.server.ts'
import { meetingMessage } from './messages.rules.ts'
import { bodyOf, earliestTold, offTrack, tellers } from './off-track.server.ts'

interface Source {
  companyId: string
  changes: readonly LoggedChange[]
  hooks: readonly Hook[]
  codecs: Codecs
}

/** A result is written again, with what was overdue, soon after its meeting. */
const FRESH_MS = 10 * 60_000

/** What the changes mean to the channels of teams. */
export async function messagesFor(client: pg.PoolClient, source: Source): Promise<Delivery[]> {
  const hooks = source.hooks.filter(({ kind }) => kind === 'message')
  if (hooks.length === 0) return []
  const found: Delivery[] = []
  for (const change of source.changes) {
    if (change.op === 'd' || change.row === null) continue
    const given = { ...source, hooks, change }
    if (change.entity === 'meeting_results') found.push(...(await ofMeeting(client, given)))
    if (change.entity === 'metric_values') found.push(...(await ofValue(client, given)))
  }
  found.push(...(await formulaMessages({ ...source, hooks, client })))
  return found
}

type Given = Source & { change: LoggedChange }

async function ofMeeting(client: pg.PoolClient, given: Given): Promise<Delivery[]> {
  const result = given.change.row as MeetingResult
  const heard = tellers(given.hooks, 'meeting.ended', [result.teamId])
  if (heard.length === 0 || given.change.at - Date.parse(result.createdAt) > FRESH_MS) return []
  const [meeting] = await rowsOf<Meeting>({ ...given, client }, meetings, 'id', [result.meetingId])
  const [team] = await rowsOf({ ...given, client }, teams, 'id', [result.teamId])
  if (!meeting || !team) return []
  const ownWords = await ownWordsOf(client, given.companyId)
  const said = inOwnTexts({ meetingTitle }, FIRST_LANGUAGE, ownWords)
  const body = bodyOf(meetingMessage(said.meetingTitle(team.name, meeting.meetingType), result, ownWords))
  const eventId = hashedId(given.companyId, 'meeting.ended', meeting.id)
  return heard.map(({ id: hookId }) => ({ hookId, eventId, event: 'meeting.ended', body }))
}

/** Once for each metric and week, however often its value changes. */
async function ofValue(client: pg.PoolClient, given: Given): Promise<Delivery[]> {
  const entry = given.change.row as MetricValue
  if (entry.value === null || entry.week < earliestTold(given.change.at)) return []
  if (!given.hooks.some(({ events }) => events.includes('metric.off_track'))) return []
  const rows = { ...given, client }
  const assigned = await rowsOf(rows, metricTeamAssignments, 'metric_id', [entry.metricId])
  const heard = tellers(given.hooks, 'metric.off_track', [
    entry.teamId,
    ...assigned.map(({ teamId }) => teamId),
  ])
  if (heard.length === 0) return []
  const [metric] = await rowsOf(rows, metrics, 'id', [entry.metricId])
  if (!metric || metric.deletedAt !== null) return []
  const definitions = inOrder<MetricDefinition>(
    await rowsOf(rows, metricDefinitions, 'metric_id', [metric.id]),
  )
  const defined = { metric, definitions, values: { [entry.week]: entry }, inputs: null }
  // What was typed in before a formula took the week over says nothing any more.
  if (isCalculatedAt(defined, entry.week)) return []
  return offTrack(given.companyId, heard, defined, entry.week)
}
