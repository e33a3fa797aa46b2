import { useContext } from 'react'
import { session } from '../../features/accounts/sessions/session-resource.ts'
import type { Contacts } from '../../features/accounts/sessions/sessions.requests.ts'
import { levelCan } from '../../features/rights/capabilities.rules.ts'
import type { Level } from '../../features/rights/levels.rules.ts'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { LiveCompany, useAccount, useAccountProblem } from '../account.ts'
import type { EntryRights } from './closed-entry.rules.ts'
import { settings, sidebarGroups, superAdmin, type SidebarPage } from './pages.ts'
import { MAIN } from './shell.text.ts'
import { SidebarEntry } from './SidebarEntry.tsx'

const SidebarContacts = later(() => import('./SidebarContacts.tsx'))

export type SidebarPagesProps = EntryRights & {
  /** Whether labels are shown next to the icons. */
  wide: boolean
  /** Whether the person has a role on the whole installation. */
  isAdministrator: boolean
  /** Where people find help and leave feedback, if the installation says so. */
  contacts?: Contacts | undefined
}

/** The entries of the sidebar as the person’s rights and the company’s choices have them. */
export function SidebarNav({ wide }: { wide: boolean }) {
  const { user, company } = useAccount()
  const { contacts, hasModel = false } = session.use().data ?? {}
  const { failed } = useAccountProblem()
  const live = useContext(LiveCompany)
  return (
    <SidebarPages
      wide={wide}
      level={(company?.level as Level | undefined) ?? null}
      labs={live?.labs ?? []}
      seesPlans={live?.seesPlans ?? false}
      hasModel={hasModel}
      company={failed ? 'failed' : company && !live ? 'loading' : 'here'}
      isAdministrator={user.role !== undefined}
      contacts={contacts}
    />
  )
}

/** The same for anybody: what they may do and what is switched on is given. */
export function SidebarPages({ wide, isAdministrator, contacts, ...rights }: SidebarPagesProps) {
  const { level } = rights
  const isThere = ({ forThose }: SidebarPage) =>
    !forThose || (level !== null && forThose.some((capability) => levelCan(level, capability)))
  return (
    <nav aria-label={MAIN} className="grid gap-3">
      {sidebarGroups.map(({ heading, pages }) => (
        <div key={heading} className="grid gap-0.5">
          <h2
            className={cx(
              'px-2 pb-1 text-[0.6875rem] font-semibold tracking-wide text-soft uppercase',
              !wide && 'sr-only',
            )}
          >
            {heading}
          </h2>
          {pages.filter(isThere).map((page) => (
            <SidebarEntry key={page.label} {...{ page, wide, rights }} />
          ))}
          {pages.includes(settings) && contacts && <SidebarContacts wide={wide} {...contacts} />}
          {pages.includes(settings) && isAdministrator && (
            <SidebarEntry page={superAdmin} {...{ wide, rights }} />
          )}
        </div>
      ))}
    </nav>
  )
}
