import { hashedId } from '../../../server/hashed-id.ts'
import { formatValue } from '../../metrics/values/metric-format.rules.ts'
import { metricWeek, type MetricWeeks } from '../../metrics/values/metric-week.rules.ts'
import { addDays, type Day, utcDayOf } from '../../time/calendar.rules.ts'
import { dateText } from '../../time/time.text.ts'
import type { Delivery, Hook } from '../deliveries/delivery.server.ts'
import type { MessageEvent } from './messages.rules.ts'
import { valueAndTarget, wentOffTrack } from './messages.text.ts'
import { escaped } from './slack.rules.ts'

/** A week that ended longer ago is history: somebody who fills it in changes nothing that a team has to look at now. */
const TOLD_FOR_DAYS = 14

/** The first day whose week is still worth a message, for what was committed at this moment, in milliseconds. */
export const earliestTold = (at: number): Day => addDays(utcDayOf(new Date(at).toISOString()), -TOLD_FOR_DAYS)

export const bodyOf = (text: string): string => JSON.stringify({ text })

/** The channels of these teams that are told of an event. */
export const tellers = (hooks: readonly Hook[], event: MessageEvent, teamIds: readonly string[]): Hook[] =>
  hooks.filter(({ events, teamId }) => events.includes(event) && teamId !== null && teamIds.includes(teamId))

/** What these channels are told of a week of a metric that misses its target: the same each time, so that they get it once. */
export function offTrack(companyId: string, heard: readonly Hook[], row: MetricWeeks, week: Day): Delivery[] {
  const { value, unit, target, status } = metricWeek(row, week)
  if (status !== 'missed' || value === null || target.value === null) return []
  const { id, name } = row.metric
  const body = bodyOf(
    [
      wentOffTrack(escaped(name), dateText(week)),
      valueAndTarget(formatValue(value, unit), formatValue(target.value, unit)),
    ].join('\n'),
  )
  const eventId = hashedId(companyId, 'metric.off_track', id, week)
  return heard.map(({ id: hookId }) => ({ hookId, eventId, event: 'metric.off_track', body }))
}
