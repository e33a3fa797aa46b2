import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { peopleOfCompany } from '../people/people.queries.ts'
import { isAtLeast } from '../rights/levels.rules.ts'
import { mayBill } from './billing.access.ts'
import { ASK_ONE_OF, COMPANY_CLOSED, COMPANY_CLOSED_MEANS, NOBODY_TO_ASK } from './closed.text.ts'

/** Pages that somebody needs whose company is not entitled. */
const OPEN_IN_ANY_CASE = ['/settings', '/profile', '/checkout', '/changes']

/** Where directors can have fewer people before they pay for them. */
const OPEN_TO_DIRECTORS = ['/people', '/permissions']

/** The screens of a company that is not entitled: the few that stay open, and one in place of the others. */
export default function ClosedCompany() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isDirector = mayBill(useActor())
  const isOpen = OPEN_IN_ANY_CASE.includes(path) || (isDirector && OPEN_TO_DIRECTORS.includes(path))
  return isOpen ? <Outlet /> : <Closed isDirector={isDirector} />
}

/** In place of every other screen: directors are led to where they can change that, others are told whom to ask. */
function Closed({ isDirector }: { isDirector: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isDirector) void navigate({ to: '/settings', search: { tab: 'billing' }, replace: true })
  }, [isDirector, navigate])
  return isDirector ? null : <AskDirectors />
}

function AskDirectors() {
  const directors = (useLive(peopleOfCompany, {}) ?? []).filter(({ person }) =>
    isAtLeast(person.level, 'director'),
  )
  return (
    <>
      <PageHeader title={COMPANY_CLOSED} />
      <div className="grid max-w-xl gap-4 px-4 py-5">
        <p className="flex gap-2.5">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          {COMPANY_CLOSED_MEANS}
        </p>
        {directors.length === 0 ? (
          <p>{NOBODY_TO_ASK}</p>
        ) : (
          <section className="grid gap-1.5">
            <h2 className="font-semibold">{ASK_ONE_OF}</h2>
            <ul className="grid gap-1">
              {directors.map(({ person, name }) => (
                <li key={person.id} className="[overflow-wrap:anywhere]">
                  {name}{' '}
                  <a href={`mailto:${person.email}`} className="text-accent-ink underline">
                    {person.email}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
