import type { ReactNode } from 'react'

type DiagnosticsTableProps = {
  label: string
  head: readonly string[]
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** What was found, one line each. */
export const DiagnosticsTable = ({ label, head, rows }: DiagnosticsTableProps) => (
  <div
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways on phones, also by keys.
    tabIndex={0}
    className="overflow-x-auto rounded-lg border border-line"
  >
    <table className="w-full text-left text-[0.8125rem]">
      <thead>
        <tr className="bg-sunken">
          {head.map((title) => (
            <th key={title} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="px-3 py-1.5 font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className="px-3 py-1.5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
