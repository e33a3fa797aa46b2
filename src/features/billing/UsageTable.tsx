import { LOCALE } from '../../language/locale.text.ts'
import { Progress } from '../../ui/Progress.tsx'
import type { MonthOfUse } from './billing.requests.ts'
import { MONTH, NO_USAGE, USERS, usersText } from './billing.text.ts'

const monthFormat = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** How many users there were, a row for each month. */
export function UsageTable({ months }: { months: readonly MonthOfUse[] }) {
  if (months.length === 0) return <p className="text-soft">{NO_USAGE}</p>
  const most = Math.max(...months.map(({ users }) => users))
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th>{MONTH}</th>
          <th>{USERS}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, users }) => {
          const name = monthFormat.format(new Date(`${month}T00:00:00Z`))
          return (
            <tr key={month}>
              <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap">
                {name}
              </th>
              <td className="w-full py-1">
                <div className="flex items-center gap-3">
                  <Progress label={name} value={users} max={most} className="min-w-0 flex-1" />
                  <span data-numeric className="w-16 text-right whitespace-nowrap">
                    {usersText(users)}
                  </span>
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
