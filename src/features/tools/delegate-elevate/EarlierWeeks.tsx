import { useLive } from '../../../sync/browser/react.ts'
import { quarterLabel } from '../../time/time.text.ts'
import { EARLIER } from '../frame/sheet-words.text.ts'
import { earlierQuarters } from '../sheets/sheets.queries.ts'
import { HOURS_WANTED, loadOf } from './load.rules.ts'
import { LoadBar } from './LoadBar.tsx'

/** How much one carried in the quarters before. */
export function EarlierWeeks({ sheetId }: { sheetId: string }) {
  const earlier = useLive(earlierQuarters, { sheetId }) ?? []
  if (earlier.length === 0) return null
  return (
    <section aria-label={EARLIER} className="mt-6 grid max-w-2xl gap-3">
      <h2 className="font-semibold">{EARLIER}</h2>
      {earlier.map(({ sheet, items }) => (
        <div key={sheet.id} className="flex items-end gap-4">
          <span data-numeric className="w-16 shrink-0 text-soft">
            {sheet.quarter && quarterLabel(sheet.quarter)}
          </span>
          <LoadBar load={loadOf(items, sheet.settings.hoursWanted ?? HOURS_WANTED)} />
        </div>
      ))}
    </section>
  )
}
