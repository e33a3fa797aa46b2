import { useSyncClient } from '../../../sync/browser/context.ts'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../../ui/ui.text.ts'
import { myTeams } from '../../teams/teams.queries.ts'
import { useLive } from '../../../sync/browser/react.ts'
import { useToday } from '../../time/use-today.ts'
import { metricRow, metricsOfTeam } from '../metrics.queries.ts'
import type { Period } from '../scorecard/periods.rules.ts'
import { useWeeks } from '../scorecard/use-weeks.ts'
import { fileName, METRICS_FILE, SCORECARD_FILE, VALUES_FILE } from './csv.text.ts'

export type ExportKind = 'scorecard' | 'values' | 'metrics'

interface Shown {
  teamId: string
  period: Period
  /** The metrics shown; null for all. */
  only: ReadonlySet<string> | null
}

const FILES = { scorecard: SCORECARD_FILE, values: VALUES_FILE, metrics: METRICS_FILE }

/** Saves what a scorecard shows as a CSV file: its metrics, weeks and order. */
export function useExport({ teamId, period, only }: Shown): (kind: ExportKind) => void {
  const client = useSyncClient()
  const weeks = useWeeks(period)
  const metrics = useLive(metricsOfTeam, { teamId })
  const team = useLive(myTeams, {})?.find(({ id }) => id === teamId)?.name ?? ''
  const today = useToday()

  async function save(kind: ExportKind): Promise<void> {
    const [{ saveCsv }, sheets] = await Promise.all([import('./csv-file.ts'), import('./export.rules.ts')])
    const rows = (metrics ?? [])
      .filter(({ id }) => only === null || only.has(id))
      .flatMap(({ id: metricId }) => {
        const outcome = client.live(metricRow, { metricId }).current()
        return outcome && 'value' in outcome && outcome.value ? [outcome.value] : []
      })
    const shown = weeks?.shown ?? []
    const sheet = {
      scorecard: () => sheets.scorecardSheet(rows, shown),
      values: () => sheets.valuesSheet(rows, shown, team),
      metrics: () => sheets.metricsSheet(rows, team),
    }[kind]()
    saveCsv(fileName(team, FILES[kind], today), sheet)
  }

  return (kind) => void save(kind).catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
}
