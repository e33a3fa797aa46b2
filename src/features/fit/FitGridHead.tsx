import { columnTitle } from './column-title.ts'
import { BarStrip } from './BarStrip.tsx'
import type { Column } from './fit-grid.rules.ts'
import { PERSON, RESULT } from './fit.text.ts'

type FitGridHeadProps = { columns: readonly Column[]; template: string }

/** The bar, drawn above the columns that it is for, and their names. */
export const FitGridHead = ({ columns, template }: FitGridHeadProps) => (
  <div role="rowgroup" className="sticky top-0 z-20 bg-page print:static">
    <BarStrip valueColumns={columns.filter(({ kind }) => kind === 'value').length} template={template} />
    <div
      role="row"
      aria-rowindex={1}
      className="grid border-b border-line"
      style={{ gridTemplateColumns: template }}
    >
      <div
        role="columnheader"
        aria-colindex={1}
        className="sticky left-0 z-10 flex items-end bg-page px-4 py-1.5 text-xs font-medium text-soft"
      >
        {PERSON}
      </div>
      {columns.map((column, at) => (
        <div
          key={column.key}
          role="columnheader"
          aria-colindex={at + 2}
          className="flex items-end justify-center border-l border-hair px-1 py-1.5 text-center text-xs font-medium break-words hyphens-auto text-soft print:px-0 print:text-[0.625rem]"
        >
          <span className="line-clamp-3">{columnTitle(column)}</span>
        </div>
      ))}
      <div
        role="columnheader"
        aria-colindex={columns.length + 2}
        className="flex items-end border-l border-hair px-2 py-1.5 text-xs font-medium text-soft"
      >
        {RESULT}
      </div>
    </div>
  </div>
)
