import { cx } from '../../ui/cx.ts'
import { CompanySwitcher } from './CompanySwitcher.tsx'
import { SidebarFooter } from './SidebarFooter.tsx'
import { SidebarNav } from './SidebarNav.tsx'
import { sidebarFolded, sidebarWide } from './sidebar-state.ts'

/** The column on the left of larger screens: icons with labels, or icons only. */
export function Sidebar() {
  const isFolded = sidebarFolded.use()
  const wide = sidebarWide.use() && !isFolded
  return (
    <aside
      className={cx(
        'flex h-dvh shrink-0 flex-col border-r border-line bg-sunken max-md:hidden print:hidden',
        wide ? 'w-(--sidebar)' : 'w-(--sidebar-icons)',
      )}
    >
      <SidebarContent wide={wide} />
    </aside>
  )
}

/** What the column and the drawer on phones have in common. */
export function SidebarContent({ wide }: { wide: boolean }) {
  return (
    <>
      <div className="p-2">
        <CompanySwitcher wide={wide} />
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2 pb-2">
        <SidebarNav wide={wide} />
      </div>
      <SidebarFooter wide={wide} />
    </>
  )
}
