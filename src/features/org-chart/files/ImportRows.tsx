import type { RowReport } from './import-plan.rules.ts'
import { moreProblems, REPORT, rowSays, toAdd, toChange, toSkip, withProblem } from './files.text.ts'

/** So many are named. */
const NAMED = 200

const SAID = { add: toAdd, change: toChange, skip: toSkip, refused: withProblem } as const

/** How many rows would do what, and what is wrong with the others. */
export function ImportRows({ report }: { report: readonly RowReport[] }) {
  const counts = Map.groupBy(report, ({ kind }) => kind)
  const refused = counts.get('refused') ?? []
  return (
    <section aria-label={REPORT} className="grid gap-2">
      <p role="status" data-numeric className="font-medium">
        {(['add', 'change', 'skip', 'refused'] as const)
          .filter((kind) => kind !== 'refused' || refused.length > 0)
          .map((kind) => SAID[kind](counts.get(kind)?.length ?? 0))
          .join(', ')}
      </p>
      {refused.length > 0 && (
        <ul className="max-h-64 overflow-y-auto text-[0.8125rem] text-bad-ink">
          {refused.slice(0, NAMED).map(({ row, reason }) => (
            <li key={row} className="break-words">
              {rowSays(row, reason)}
            </li>
          ))}
          {refused.length > NAMED && <li>{moreProblems(refused.length - NAMED)}</li>}
        </ul>
      )}
    </section>
  )
}
