import { Link, useRouterState } from '@tanstack/react-router'
import { LifeBuoy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { session } from '../../features/accounts/sessions/session-resource.ts'
import { cx } from '../../ui/cx.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { useSeesBilling } from '../account.ts'
import { type DisabledPage, type Page, settings, settingsTabs, sidebarGroups, superAdmin } from './pages.ts'
import { HELP, HELP_SUBJECT, MAIN, NOT_AVAILABLE_YET, notAvailableYet } from './shell.text.ts'

const HELP_ADDRESS = `mailto:support@quarterdeck.example?subject=${encodeURIComponent(HELP_SUBJECT)}`

const row =
  'flex min-h-control w-full items-center gap-2.5 rounded-md px-2 font-medium text-soft transition-colors'
const enabled = 'hover:bg-hover hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:text-ink'

export function SidebarNav({ wide }: { wide: boolean }) {
  const role = session.use().data?.user?.role
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
          {pages.map((page) => (
            <Entry key={page.label} page={page} wide={wide} />
          ))}
          {pages.includes(settings) && <HelpLink wide={wide} />}
          {pages.includes(settings) && role && <Entry page={superAdmin} wide={wide} />}
        </div>
      ))}
    </nav>
  )
}

function Entry({ page, wide }: { page: Page | DisabledPage; wide: boolean }) {
  const isWithin = useRouterState({
    select: ({ location }) =>
      page.path !== undefined && page.alsoUnder !== undefined && location.pathname.startsWith(page.alsoUnder),
  })
  if (page.path === undefined) {
    return (
      <Hint text={wide ? NOT_AVAILABLE_YET : notAvailableYet(page.label)} always>
        <span aria-disabled className={cx(row, 'cursor-not-allowed opacity-60')}>
          <Content icon={page.icon} label={page.label} wide={wide} />
        </span>
      </Hint>
    )
  }
  return (
    <>
      <Hint text={page.label} always={!wide}>
        <Link to={page.path} className={cx(row, enabled)} {...(isWithin ? { 'aria-current': 'page' } : {})}>
          <Content icon={page.icon} label={page.label} wide={wide} />
        </Link>
      </Hint>
      {page.path === settings.path && wide && <SettingsEntries />}
    </>
  )
}

function Hint({
  text,
  always,
  children,
}: {
  text: string
  always: boolean
  children: React.JSX.Element
}): ReactNode {
  return always ? <Tooltip text={text}>{children}</Tooltip> : children
}

function Content({ icon: Icon, label, wide }: { icon: LucideIcon; label: string; wide: boolean }) {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={wide ? 'truncate' : 'sr-only'}>{label}</span>
    </>
  )
}

/** The tabs of the settings, expanded while one of them is open. */
function SettingsEntries() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const seesBilling = useSeesBilling()
  if (path !== settings.path) return null
  return (
    <ul className="ml-4 grid gap-0.5 border-l border-line pl-2">
      {settingsTabs.map(
        ({ tab, label }) =>
          (tab !== 'billing' || seesBilling) && (
            <li key={tab}>
              <Link
                to="/settings"
                search={{ tab }}
                className="flex min-h-control-small items-center rounded-md px-2 text-[0.8125rem] text-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

function HelpLink({ wide }: { wide: boolean }) {
  return (
    <Hint text={HELP} always={!wide}>
      <a href={HELP_ADDRESS} className={cx(row, enabled)}>
        <Content icon={LifeBuoy} label={HELP} wide={wide} />
      </a>
    </Hint>
  )
}
