import { createMetric } from '../src/features/metrics/definition/metric-definition.mutations.ts'
import { heldWeeks } from '../src/features/metrics/metrics.queries.ts'
import { metricValues } from '../src/features/metrics/metrics.table.ts'
import { cellOf } from '../src/features/metrics/values/metric-values.mutations.ts'
import { newRow, type NewRow } from '../src/features/people/company-rows.rules.ts'
import { insertRows } from '../src/features/people/insert-rows.mutations.ts'
import { app } from '../src/features/registry.ts'
import { addDays, mondayOf, utcDayOf } from '../src/features/time/calendar.rules.ts'
import { newId } from '../src/sync/id.ts'
import type { Frame, Hello, RegionFrame } from '../src/sync/protocol.ts'
import { attach } from '../src/sync/server/attach.ts'
import type { SyncNode } from '../src/sync/server/node.ts'
import { expect } from 'vitest'
import type { Cast } from './cast.ts'
import type { Player } from './player.ts'

const DAY_MS = 86_400_000

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()

const LAST_WEEK = mondayOf(addDays(utcDayOf(daysAgo(0)), -7))

/** The Monday so many weeks before the last finished week. */
export const weekBefore = (weeks: number): string => addDays(LAST_WEEK, -7 * weeks)

export const TWO_YEARS = { from: weekBefore(104), to: weekBefore(-1) }

/** What stories of long ago need of the harbor company, which `story` returns once it is there. */
export function harborBefore(story: () => Cast) {
  const seed = (rows: readonly NewRow[]) =>
    story().node.run(story().harbor.companyId, null, insertRows(rows), {})

  /** A metric of lena's in the crew. */
  async function crewMetric(name: string): Promise<string> {
    const { omar, lena, teams } = story().harbor
    const id = newId()
    await omar.does(createMetric, {
      id,
      teamId: teams.crew,
      ownerId: lena.id,
      name,
      description: null,
      unit: 'number',
      targetValue: 100,
      targetLogic: 'greater_than_or_equal',
      aggregationType: 'total',
    })
    return id
  }

  /** Its value in the week so many weeks before the last. */
  const valueRow = (metricId: string, weeks: number): NewRow =>
    newRow(metricValues, {
      ...cellOf(metricId, weekBefore(weeks)),
      teamId: story().harbor.teams.crew,
      isShared: false,
      value: weeks,
      customTargetValue: null,
      customTargetLogic: null,
      targetNote: null,
      earlier: [],
      updatedBy: story().harbor.omar.id,
      updatedAt: daysAgo(0),
    })

  /** What the database holds of it, latest week first. */
  const stored = (metricId: string): Promise<{ week: string; value: number; teamId: string }[]> =>
    story().node.options.inCompany(story().harbor.companyId, null, async (connection) => {
      const { rows } = await connection.query(
        'select week::text, value::float8 as value, team_id as "teamId" from metric_values where metric_id = $1 order by week desc',
        [metricId],
      )
      return rows as { week: string; value: number; teamId: string }[]
    })

  return { seed, crewMetric, valueRow, stored }
}

/** A browser's line: what it was sent, and what it asks. */
export async function follow(node: SyncNode, player: Player, given: Partial<Hello> = {}) {
  const frames: Frame[] = []
  const closed: number[] = []
  let buffered = 0
  const { replica } = (await node.company(player.companyId))!
  const attached = await attach(
    node,
    player.companyId,
    { userId: player.id, sessionId: newId() },
    {
      t: 'hello',
      clientId: newId(),
      schema: app.schema,
      epoch: replica.epoch,
      cursor: replica.seq,
      scopes: [...replica.actor(player.id)!.scopes],
      ...given,
    },
    {
      send: (text, taken) => {
        frames.push(JSON.parse(text) as Frame)
        if (taken) queueMicrotask(taken)
      },
      close: (code) => void closed.push(code),
      buffered: () => buffered,
      terminate: () => undefined,
    },
  )
  const pages = () => frames.filter((frame): frame is RegionFrame => frame.t === 'region+')
  return {
    frames,
    closed,
    pages,
    want: (args: unknown, name = heldWeeks.name) => attached!.want({ name, args }),
    async whole() {
      await expect.poll(() => pages().at(-1)?.more).toBe(false)
    },
    stopReading: (bytes: number) => void (buffered = bytes),
    leave: () => attached!.detach(),
  }
}
