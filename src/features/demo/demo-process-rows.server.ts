import { newId } from '../../sync/id.ts'
import { type NewRow, newRow } from '../people/company-rows.rules.ts'
import { countsOf } from '../processes/readings/readings.rules.ts'
import { monthOf } from '../processes/followed/followed.rules.ts'
import { processChecks, processMetrics } from '../processes/followed/followed.table.ts'
import { FIRST_REVIEW, stepsToPublish } from '../processes/processes.rules.ts'
import {
  processes,
  processPublished,
  type ProcessStep,
  processSteps,
  processVersions,
} from '../processes/processes.table.ts'
import { readingId } from '../processes/readings/settle.server.ts'
import {
  type ProcessReading,
  processReaders,
  processReadingCounts,
  processReadings,
} from '../processes/readers/readers.table.ts'
import { addDays, utcDayOf } from '../time/calendar.rules.ts'
import { daysBefore } from './days-before.server.ts'
import { DEMO_PEOPLE, DEMO_TEAMS, type DemoIds } from './demo-company.server.ts'
import { DEMO_METRICS } from './demo-metrics.server.ts'
import { DEMO_PROCESSES, type DemoProcess } from './demo-processes.server.ts'

/** Within how many days the demo company reads. */
const DAYS = 14
/** How long a process is written before it is published, and how long its first version lasts. */
const WRITTEN_FOR = 12
const FIRST_LASTS = 60

type SeatIds = ReadonlyMap<string, string>

/** The processes of the demo company, with who has read them and whether they are followed. */
export const processRows = (ids: DemoIds, now: string, seats: SeatIds): NewRow[] =>
  DEMO_PROCESSES.flatMap((script, place) => rowsOf(ids, now, { script, place, seats }))

interface Told {
  script: DemoProcess
  place: number
  seats: SeatIds
}

function rowsOf(ids: DemoIds, now: string, { script, place, seats }: Told): NewRow[] {
  const { team, owner, name, summary, published: ago, reviewIn } = script
  const id = newId()
  const [teamId, ownerId] = [ids.teams[team], ids.people[owner]!]
  const createdAt = daysBefore(now, (ago ?? 0) + FIRST_LASTS + WRITTEN_FOR)
  const version = ago === undefined ? 0 : script.changed === undefined ? 1 : 2
  const steps = stepRows(script, { id, teamId, ownerId, createdAt, seats })
  const process = newRow(processes, {
    id,
    teamId,
    name,
    summary,
    ownerId,
    audience: 'company',
    version,
    reviewEvery: FIRST_REVIEW,
    readingMetricId: null,
    reviewDueOn: reviewIn === undefined ? null : addDays(utcDayOf(now), reviewIn),
    displayOrder: place,
    createdBy: ownerId,
    createdAt,
    updatedAt: daysBefore(now, Math.min(ago ?? 2, 2)),
    archivedAt: null,
  })
  return [
    process,
    ...steps.map((step) => newRow(processSteps, step)),
    ...(ago === undefined ? [] : publishedRows(ids, now, { script, id, version, ago, steps })),
  ]
}

interface Stamp {
  id: string
  teamId: string
  ownerId: string
  createdAt: string
  seats: SeatIds
}

const stepRows = ({ steps, drafted = [] }: DemoProcess, { id, teamId, ownerId, createdAt, seats }: Stamp) =>
  [...steps, ...drafted].map(([title, body, seat], displayOrder): ProcessStep => ({
    id: newId(),
    processId: id,
    teamId,
    displayOrder,
    title,
    body,
    seatId: seat === undefined ? null : seats.get(seat)!,
    version: 1,
    updatedBy: ownerId,
    updatedAt: createdAt,
    createdBy: ownerId,
    createdAt,
  }))

interface Published {
  script: DemoProcess
  id: string
  version: number
  ago: number
  steps: readonly ProcessStep[]
}

function publishedRows(ids: DemoIds, now: string, { script, id, version, ago, steps }: Published): NewRow[] {
  const { team, owner, name, summary, changed = '', check, measures = [] } = script
  const [teamId, publishedBy] = [ids.teams[team], ids.people[owner]!]
  const publishedAt = daysBefore(now, ago)
  const all = stepsToPublish(steps.slice(0, script.steps.length))
  const content = { name, summary, publishedBy, steps: all }
  const present = { ...content, version, changeNote: changed, publishedAt }
  const first = { ...content, steps: all.slice(0, -1), version: 1, changeNote: '' }
  const place = { teamId, audience: 'company' } as const
  const versions =
    version === 1 ? [present] : [{ ...first, publishedAt: daysBefore(now, ago + FIRST_LASTS) }, present]
  const asks = { confirmFrom: version, askedAt: publishedAt }
  const stamp = { createdBy: publishedBy, createdAt: publishedAt }
  return [
    newRow(processPublished, { id, ...place, ownerId: publishedBy, ...present, ...asks, archivedAt: null }),
    ...versions.map((one) => newRow(processVersions, { id: newId(), processId: id, ...place, ...one })),
    ...readingRows(ids, now, { script, id, version, ago }),
    ...(check
      ? [
          newRow(processChecks, {
            id: newId(),
            processId: id,
            teamId,
            month: monthOf(utcDayOf(daysBefore(now, check.daysAgo))),
            followed: check.followed,
            note: check.note ?? null,
            answeredOn: utcDayOf(daysBefore(now, check.daysAgo)),
            ...stamp,
          }),
        ]
      : []),
    ...measures.map((metric) =>
      newRow(processMetrics, {
        id: newId(),
        processId: id,
        metricId: ids.metrics[metric]!,
        teamId: ids.teams[DEMO_METRICS.find((one) => one.name === metric)!.team],
        ...stamp,
      }),
    ),
  ]
}

function readingRows(
  ids: DemoIds,
  now: string,
  { script, id, version, ago }: Omit<Published, 'steps'>,
): NewRow[] {
  const { readers, team, owner, confirmedBy = [] } = script
  if (readers === undefined) return []
  const teamId = ids.teams[team]
  const keys: readonly string[] =
    readers === 'everyone'
      ? DEMO_PEOPLE.map(({ key }) => key)
      : DEMO_TEAMS.find(({ key }) => key === readers)!.members
  const assignedOn = utcDayOf(daysBefore(now, ago))
  const readings = keys.map((key, place): ProcessReading => {
    const personId = ids.people[key]!
    const hasRead = confirmedBy.includes(key)
    return {
      id: readingId(id, personId),
      personId,
      processId: id,
      version,
      assignedOn,
      dueOn: addDays(assignedOn, DAYS),
      confirmedVersion: hasRead ? version : null,
      confirmedAt: hasRead ? daysBefore(now, Math.max(0, ago - 1 - place)) : null,
      endedAt: null,
    }
  })
  const counts = countsOf(readings, { confirmFrom: version }, utcDayOf(now))
  return [
    newRow(processReaders, {
      id: newId(),
      processId: id,
      teamId,
      kind: readers === 'everyone' ? 'everyone' : 'team',
      toTeamId: readers === 'everyone' ? null : ids.teams[readers],
      toSeatId: null,
      toPersonId: null,
      days: DAYS,
      createdBy: ids.people[owner]!,
      createdAt: daysBefore(now, ago),
    }),
    ...readings.map((reading) => newRow(processReadings, reading)),
    newRow(processReadingCounts, { id, teamId, ...counts }),
  ]
}
