import { useMemo } from 'react'
import { useSyncClient } from '../../../sync/browser/context.ts'
import { useActor, useLive, useMutate } from '../../../sync/browser/react.ts'
import { displayName } from '../../people/people.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { ownersForTeam } from '../../work/owners.queries.ts'
import { isCalculatedAt } from '../definition/definitions.rules.ts'
import { canConfigure, canTakeBack } from '../metrics.access.ts'
import { type MetricRow, metricRow, metricsOfTeam } from '../metrics.queries.ts'
import { metricWeek } from '../values/metric-week.rules.ts'
import type { Known } from './import-plan.rules.ts'
import { useReading } from './use-reading.ts'

/** So many changes may wait to be sent before an import goes on. */
const FEW = 2
const LOOKS_EVERY = 20
/** Without a network nothing is sent, and the import goes on all the same. */
const WAITS_AT_MOST = 2_000

/** What an import needs to know of a team and how it writes; undefined while that loads. */
export function useImporter(teamId: string) {
  const client = useSyncClient()
  const actor = useActor()
  const mutate = useMutate()
  const reading = useReading()
  const metrics = useLive(metricsOfTeam, { teamId })
  const owners = useLive(ownersForTeam, { teamId })
  return useMemo(() => {
    if (!metrics || !owners) return undefined
    const rowOf = (metricId: string): MetricRow | null => {
      const outcome = client.live(metricRow, { metricId }).current()
      return outcome && 'value' in outcome ? (outcome.value ?? null) : null
    }
    const at = (row: MetricRow | null, week: Day) => ({
      value: row ? metricWeek(row, week).value : null,
      note: row?.values[week]?.targetNote ?? null,
      isCalculated: row !== null && isCalculatedAt(row, week),
    })

    /** Taken when it is asked for: with 500 metrics it looks at many rows. */
    function known(): Known {
      const rows = (metrics ?? []).map(({ id }) => rowOf(id)).filter((row) => row !== null)
      return {
        metrics: rows.map((row) => ({
          id: row.metric.id,
          name: row.metric.name,
          ownerName: displayName(row.owner),
          unit: row.metric.unit,
          mayConfigure: canConfigure(actor, row.metric),
          at: (week) => at(row, week),
        })),
        owners: new Map(
          (owners ?? []).flatMap((person) => [
            [displayName(person).toLowerCase(), person.id],
            [person.email.toLowerCase(), person.id],
          ]),
        ),
        actorId: actor.id,
        now: new Date(client.serverNow()).toISOString(),
        ...reading,
      }
    }

    async function rest(): Promise<void> {
      const until = performance.now() + WAITS_AT_MOST
      do await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY))
      while (client.status.read().pending > FEW && performance.now() < until)
    }

    const writing = {
      teamId,
      mutate,
      rest,
      at: (metricId: string, week: Day) => at(rowOf(metricId), week),
      mayTakeBack(metricId: string): boolean {
        const metric = rowOf(metricId)?.metric
        return metric !== undefined && canTakeBack(actor, metric, new Date(client.serverNow()).toISOString())
      },
    }
    return { known, writing }
  }, [client, actor, mutate, reading, teamId, metrics, owners])
}
