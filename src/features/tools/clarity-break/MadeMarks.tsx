import { Link } from '@tanstack/react-router'
import type { ItemEntry } from '../sheets/sheets.queries.ts'
import { HEADLINE_MADE, ISSUE_MADE, TASK_MADE } from './clarity-break.text.ts'

/** What was made of a line, each of which leads there. */
export function MadeMarks({ item: { issueId, taskId, headlineId } }: { item: ItemEntry }) {
  const made = [
    { to: '/issues', label: ISSUE_MADE, id: issueId },
    { to: '/tasks', label: TASK_MADE, id: taskId },
    { to: '/headlines', label: HEADLINE_MADE, id: headlineId },
  ] as const
  const present = made.filter(({ id }) => id !== null)
  if (present.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-soft">
      {present.map(({ to, label, id }) => (
        <Link key={to} to={to} search={{ row: id! }} className="hover:underline">
          {label}
        </Link>
      ))}
    </p>
  )
}
