import { LOCALE } from '../../language/locale.text.ts'
import { Link } from '@tanstack/react-router'
import { isDemoAddress } from '../../features/accounts/demo-address.rules.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { cx } from '../../ui/cx.ts'
import { later } from '../../ui/later.tsx'
import { useAccount } from '../account.ts'
import { ThemeToggle } from './ThemeToggle.tsx'
import { BETA, JOINED, profileOf } from './shell.text.ts'

const SignOutButton = later(() => import('./SignOutButton.tsx'), ButtonSpace)
const DemoPeople = later(() => import('../../features/demo/DemoPeople.tsx'))

const month = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric' })

export function SidebarFooter({ wide }: { wide: boolean }) {
  const { user, company } = useAccount()
  return (
    <div className={cx('grid gap-0.5 border-t border-line p-2', !wide && 'justify-items-center')}>
      <Link
        to="/profile"
        aria-label={profileOf(user.fullName)}
        className="flex min-w-0 items-center gap-2.5 rounded-md px-1 py-1 hover:bg-hover"
      >
        <Avatar name={user.fullName} picture={user.avatarUrl} size={wide ? 'md' : 'sm'} />
        {wide && (
          <span className="min-w-0 text-xs leading-4 text-soft">
            <span className="block truncate text-sm leading-4.5 font-medium text-ink">{user.fullName}</span>
            <span className="block truncate">{user.email}</span>
            {company && (
              <>
                <span className="block truncate">{company.name}</span>
                <span className="block truncate">
                  {JOINED} <time dateTime={company.joinedAt}>{month.format(new Date(company.joinedAt))}</time>
                </span>
              </>
            )}
          </span>
        )}
      </Link>
      <div className={cx('flex items-center', wide ? 'pl-1' : 'flex-col')}>
        {wide && <BetaLabel />}
        {isDemoAddress(user.email) && <DemoPeople email={user.email} />}
        <ThemeToggle />
        <SignOutButton />
      </div>
    </div>
  )
}

/** Nothing moves when a button has been loaded. */
function ButtonSpace() {
  return <span className="size-control" />
}

function BetaLabel() {
  return (
    <span className="mr-auto rounded border border-line px-1.5 text-[0.6875rem] font-medium text-soft">
      {BETA}
    </span>
  )
}
