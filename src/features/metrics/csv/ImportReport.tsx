import { useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { FIELD_LABELS, LINE, moreRows, ONLY_REFUSED, REPORT, RESULT, RESULTS, summary } from './csv.text.ts'
import type { RowResult } from './import-fields.rules.ts'
import type { ImportPlan } from './import-plan.rules.ts'

/** A page of elements; a file may have 100,000 rows. */
const ROWS_SHOWN = 200

const KINDS = Object.keys(RESULTS) as RowResult[]

/** What would become of each row. */
export function ImportReport({ plan: { report, cells } }: { plan: ImportPlan }) {
  const [onlyRefused, showOnlyRefused] = useState(false)
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, report.filter((row) => row.kind === kind).length]),
  ) as Record<RowResult, number>
  const rows = onlyRefused ? report.filter(({ kind }) => kind === 'refused') : report
  const more = rows.length - ROWS_SHOWN
  return (
    <section aria-label={REPORT} className="grid gap-2">
      <p role="status" className="font-medium">
        {summary(counts, cells.length)}
      </p>
      {counts.refused > 0 && counts.refused < report.length && (
        <Checkbox
          label={ONLY_REFUSED}
          checked={onlyRefused}
          onChange={({ target }) => showOnlyRefused(target.checked)}
        />
      )}
      <div className="max-h-64 overflow-y-auto rounded-lg border border-line">
        <table className="w-full text-[0.8125rem]">
          <thead className="sticky top-0 bg-sunken text-left text-xs text-soft">
            <tr className="[&>th]:px-3 [&>th]:py-1.5 [&>th]:font-medium">
              <th scope="col">{LINE}</th>
              <th scope="col">{FIELD_LABELS.metric}</th>
              <th scope="col">{RESULT}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.slice(0, ROWS_SHOWN).map(({ line, metric, kind, reason }) => (
              <tr key={line} className="align-top [&>td]:px-3 [&>td]:py-1.5">
                <td className="text-soft tabular-nums">{line}</td>
                <td className="max-w-40 break-words">{metric}</td>
                <td className={cx('break-words', kind === 'refused' && 'text-bad-ink')}>
                  {RESULTS[kind]}
                  {reason && <span className="block">{reason}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {more > 0 && <p className="px-3 py-1.5 text-[0.8125rem] text-soft">{moreRows(more)}</p>}
      </div>
    </section>
  )
}
