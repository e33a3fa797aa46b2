import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/Button.tsx'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { OwnCheckup } from '../checkups/checkups.queries.ts'
import { ALL_ANSWERED, ANSWER, checkupOf, openUntil, TO_ANSWER, YOU_HAVE_ANSWERED } from './health.text.ts'

/** The open check-ups to which one is invited. */
export function ToAnswer({ checkups }: { checkups: readonly OwnCheckup[] }) {
  const today = useToday()
  if (checkups.length === 0) return null
  const title = checkups.some(({ submittedAt }) => submittedAt === null) ? TO_ANSWER : ALL_ANSWERED
  return (
    <section aria-label={title} className="mx-4 mb-5 max-w-5xl print:hidden">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 divide-y divide-line rounded-lg border border-line bg-page">
        {checkups.map(({ id, teamName, closesOn, submittedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">{checkupOf(teamName)}</span>
              <span className="block text-[0.8125rem] text-soft">{openUntil(dayLabel(closesOn, today))}</span>
            </span>
            {submittedAt === null ? (
              <Link
                to="/tools/health-tracking"
                search={{ checkup: id }}
                className={buttonClass('primary')}
                data-row-focus
              >
                {ANSWER}
              </Link>
            ) : (
              <span className="text-[0.8125rem] text-soft">{YOU_HAVE_ANSWERED}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
