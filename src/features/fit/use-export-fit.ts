import { useSyncClient } from '../../sync/browser/context.ts'
import { toast } from '../../ui/toast.ts'
import { CHECK_CONNECTION, PART_NOT_LOADED } from '../../ui/ui.text.ts'
import { keyOf } from '../goals/quarters/quarters.rules.ts'
import { fitOfPerson } from './fit.queries.ts'
import { exportName } from './fit.text.ts'
import { useSheet } from './sheet-context.ts'

/** Saves every rating of the quarter that the reader may read, for spreadsheets. */
export function useExportFit(): () => void {
  const client = useSyncClient()
  const sheet = useSheet()
  async function save(): Promise<void> {
    const [files, rules] = await Promise.all([
      import('../metrics/csv/csv-file.ts'),
      import('./export.rules.ts'),
    ])
    const rated = rules.ratedIn(sheet).map((entry) => {
      const outcome = client.live(fitOfPerson, { personId: entry.person.id }).current()
      const all = (outcome && 'value' in outcome && outcome.value) || []
      return { entry, ratings: all.filter(({ rating }) => rating.quarter === sheet.quarter) }
    })
    files.saveCsv(
      `${exportName(keyOf(sheet.quarter))}.csv`,
      rules.csvOfFit(sheet.quarter, rated, sheet.values),
    )
  }
  return () => void save().catch(() => toast.error(PART_NOT_LOADED, CHECK_CONNECTION))
}
