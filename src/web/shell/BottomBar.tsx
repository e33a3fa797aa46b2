import { Link } from '@tanstack/react-router'
import { bottomBarPages } from './pages.ts'
import { QUICK } from './shell.text.ts'

/** The main pages, within reach of a thumb on phones. */
export function BottomBar() {
  return (
    <nav
      aria-label={QUICK}
      className="grid h-bottom-bar shrink-0 grid-cols-4 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] in-data-no-bottom-bar:hidden md:hidden print:hidden"
    >
      {bottomBarPages.map(({ label, icon: Icon, path }) => (
        <Link
          key={path}
          to={path}
          className="grid content-center justify-items-center gap-0.5 text-[0.6875rem] font-medium text-soft -outline-offset-2 aria-[current=page]:text-accent-ink"
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </Link>
      ))}
    </nav>
  )
}
