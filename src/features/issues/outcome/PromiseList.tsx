import { PromiseLine } from './PromiseLine.tsx'
import type { IssuePromise } from './promises.table.ts'

/** Promises, each with its issue and how it stands. */
export const PromiseList = ({ promises, label }: { promises: readonly IssuePromise[]; label: string }) => (
  <ul aria-label={label} className="divide-y divide-line">
    {promises.map((promise) => (
      <li key={promise.id} data-row-key={promise.id} className="px-4 py-2">
        <PromiseLine promise={promise} withTitle />
      </li>
    ))}
  </ul>
)
