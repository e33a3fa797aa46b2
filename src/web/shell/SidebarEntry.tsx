import { Link, useRouterState } from '@tanstack/react-router'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type AnchorHTMLAttributes, type JSX, type ReactNode, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { LOADING } from '../../ui/ui.text.ts'
import { useSeesBilling } from '../account.ts'
import { type EntryRights, whyClosed } from './closed-entry.rules.ts'
import { settings, settingsTabs, type SidebarPage } from './pages.ts'
import { COMPANY_ERROR, SETTINGS_PAGES, WHY_CLOSED, whyNot } from './shell.text.ts'

const row =
  'flex min-h-control w-full items-center gap-2.5 rounded-md px-2 font-medium text-soft transition-colors'
const enabled = 'hover:bg-hover hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:text-ink'

type EntryProps = { page: SidebarPage; wide: boolean; rights: EntryRights }

/** A page's entry, or why it can't be opened. */
export function SidebarEntry({ page, wide, rights }: EntryProps) {
  const { path, label, alsoUnder } = page
  const isWithin = useRouterState({
    select: ({ location }) => alsoUnder !== undefined && location.pathname.startsWith(alsoUnder),
  })
  const closed = whyClosed(page, rights)
  if (closed) {
    const reason = { ...WHY_CLOSED, loading: LOADING, failed: COMPANY_ERROR }[closed]
    return (
      <Hint text={wide ? reason : whyNot(label, reason)} always>
        <span
          role="link"
          tabIndex={0}
          aria-disabled
          aria-label={whyNot(label, reason)}
          className={cx(row, 'cursor-not-allowed opacity-60')}
        >
          <Content icon={page.icon} label={label} wide={wide} />
        </span>
      </Hint>
    )
  }
  const link = (
    <Hint text={label} always={!wide}>
      <Link to={path} className={cx(row, enabled)} {...(isWithin ? { 'aria-current': 'page' } : {})}>
        <Content icon={page.icon} label={label} wide={wide} />
      </Link>
    </Hint>
  )
  return path === settings.path && wide ? <SettingsEntry>{link}</SettingsEntry> : link
}

type SidebarLinkProps = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
  wide: boolean
  label: string
  icon: LucideIcon
}

/** A link that leads out of the app. */
export function SidebarLink({ wide, label, icon, ...link }: SidebarLinkProps) {
  return (
    <Hint text={label} always={!wide}>
      <a {...link} className={cx(row, enabled)}>
        <Content icon={icon} label={label} wide={wide} />
      </a>
    </Hint>
  )
}

const Hint = ({ text, always, children }: { text: string; always: boolean; children: JSX.Element }) =>
  always ? <Tooltip text={text}>{children}</Tooltip> : children

function Content({ icon: Icon, label, wide }: { icon: LucideIcon; label: string; wide: boolean }) {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={wide ? 'truncate' : 'sr-only'}>{label}</span>
    </>
  )
}

/** The settings and their tabs, which are shown while one of them is open, or when asked for. */
function SettingsEntry({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const [asked, ask] = useState<boolean>()
  const isOpen = asked ?? path === settings.path
  return (
    <>
      <div className="relative">
        {children}
        <button
          type="button"
          aria-label={SETTINGS_PAGES}
          aria-expanded={isOpen}
          onClick={() => ask(!isOpen)}
          className="absolute inset-y-0 right-0 grid w-control place-items-center rounded-md text-soft hover:text-ink"
        >
          <ChevronDown aria-hidden className={cx('size-4', isOpen && 'rotate-180')} />
        </button>
      </div>
      {isOpen && <SettingsTabs />}
    </>
  )
}

function SettingsTabs() {
  const seesBilling = useSeesBilling()
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
