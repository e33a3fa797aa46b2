import type { PlacedResult } from '../checkups/results.rules.ts'
import { STATEMENT_TEXTS } from './statements.text.ts'

type NamedStatementsProps = {
  title: string
  statements: readonly PlacedResult[]
  figure: (statement: PlacedResult) => string
  /** What is said if there is none. */
  none?: string
}

/** The statements that stand out in one way. */
export function NamedStatements({ title, statements, figure, none }: NamedStatementsProps) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {statements.length === 0 && <p className="text-soft">{none}</p>}
      <ol className="divide-y divide-line">
        {statements.map((statement) => (
          <li key={statement.place} className="flex gap-3 py-1.5">
            <span className="min-w-0 flex-1">{STATEMENT_TEXTS[statement.place]}</span>
            <span data-numeric className="shrink-0 font-medium">
              {figure(statement)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
