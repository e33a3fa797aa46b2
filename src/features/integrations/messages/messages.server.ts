import type pg from 'pg'
import type { Row, Table } from '../../../sync/define-table.ts'
import type { Codecs } from '../../../sync/server/company-reads.ts'
import type { MeetingResult } from '../../meeting-room/results/meeting-results.table.ts'
import { type Meeting, meetings } from '../../meetings/meetings.table.ts'
import { meetingTitle } from '../../meetings/meetings.text.ts'
import { definitionAt, inOrder } from '../../metrics/definition/definitions.rules.ts'
import {
  type MetricDefinition,
  metricDefinitions,
  metrics,
  metricTeamAssignments,
  type MetricValue,
} from '../../metrics/metrics.table.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { targetOf, valueStatus } from '../../metrics/values/targets.rules.ts'
import { teams } from '../../teams/teams.table.ts'
import { addDays, utcDayOf } from '../../time/calendar.rules.ts'
import { dateText } from '../../time/time.text.ts'
import { type Delivery, type Hook, idOf } from '../deliveries/delivery.server.ts'
import type { LoggedChange } from '../webhooks/events.rules.ts'
import { meetingMessage, type MessageEvent } from './messages.rules.ts'
import { valueAndTarget, wentOffTrack } from './messages.text.ts'
import { escaped } from './slack.rules.ts'

interface Source {
  companyId: string
  changes: readonly LoggedChange[]
  hooks: readonly Hook[]
  codecs: Codecs
}

/** A week that ended longer ago is history: somebody who fills it in changes nothing that a team has to look at now. */
const TOLD_FOR_DAYS = 14
/** A result is written again, with what was overdue, soon after its meeting. */
const FRESH_MS = 10 * 60_000

const bodyOf = (text: string): string => JSON.stringify({ text })

export const testMessage = bodyOf

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
  return found
}

type Given = Source & { change: LoggedChange }

const tellers = ({ hooks }: Given, event: MessageEvent, teamIds: readonly string[]): Hook[] =>
  hooks.filter(({ events, teamId }) => events.includes(event) && teamId !== null && teamIds.includes(teamId))

async function rowsOf<R extends Row>(
  client: pg.PoolClient,
  { companyId, codecs }: Source,
  table: Table<R>,
  column: 'id' | 'metric_id',
  id: string,
): Promise<R[]> {
  const { rows } = await client.query<{ record: Record<string, unknown> }>(
    `select to_jsonb(${table.name}) as record from ${table.name} where company_id = $1 and ${column} = $2`,
    [companyId, id],
  )
  return rows.map(({ record }) => codecs.get(table.name)!.fromDatabase(record) as unknown as R)
}

async function ofMeeting(client: pg.PoolClient, given: Given): Promise<Delivery[]> {
  const result = given.change.row as MeetingResult
  const heard = tellers(given, 'meeting.ended', [result.teamId])
  if (heard.length === 0 || given.change.at - Date.parse(result.createdAt) > FRESH_MS) return []
  const [meeting] = await rowsOf<Meeting>(client, given, meetings, 'id', result.meetingId)
  const [team] = await rowsOf(client, given, teams, 'id', result.teamId)
  if (!meeting || !team) return []
  const body = bodyOf(meetingMessage(meetingTitle(team.name, meeting.meetingType), result))
  const eventId = idOf(given.companyId, 'meeting.ended', meeting.id)
  return heard.map(({ id: hookId }) => ({ hookId, eventId, event: 'meeting.ended', body }))
}

/** Once for each metric and week, however often its value changes. */
async function ofValue(client: pg.PoolClient, given: Given): Promise<Delivery[]> {
  const entry = given.change.row as MetricValue
  const earliest = addDays(utcDayOf(new Date(given.change.at).toISOString()), -TOLD_FOR_DAYS)
  if (entry.value === null || entry.week < earliest) return []
  if (!given.hooks.some(({ events }) => events.includes('metric.off_track'))) return []
  const assigned = await rowsOf(client, given, metricTeamAssignments, 'metric_id', entry.metricId)
  const heard = tellers(given, 'metric.off_track', [entry.teamId, ...assigned.map(({ teamId }) => teamId)])
  if (heard.length === 0) return []
  const [metric] = await rowsOf(client, given, metrics, 'id', entry.metricId)
  if (!metric || metric.deletedAt !== null) return []
  const definitions = inOrder<MetricDefinition>(
    await rowsOf(client, given, metricDefinitions, 'metric_id', metric.id),
  )
  const definition = definitionAt({ metric, definitions }, entry.week)
  const target = targetOf(definition, entry)
  if (target.value === null || valueStatus(entry.value, target) !== 'missed') return []
  const text = [
    wentOffTrack(escaped(metric.name), dateText(entry.week)),
    valueAndTarget(formatValue(entry.value, definition.unit), formatValue(target.value, definition.unit)),
  ].join('\n')
  const eventId = idOf(given.companyId, 'metric.off_track', metric.id, entry.week)
  return heard.map(({ id: hookId }) => ({ hookId, eventId, event: 'metric.off_track', body: bodyOf(text) }))
}
