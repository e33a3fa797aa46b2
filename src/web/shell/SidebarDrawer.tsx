import { Drawer, type DrawerProps } from '../../ui/Drawer.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { SidebarContent } from './Sidebar.tsx'
import { NAVIGATION, REST_WORKS, SIDEBAR_FAILED } from './shell.text.ts'

/** The sidebar on phones, which closes when a link in it is followed. */
export function SidebarDrawer({ open, onOpenChange }: Pick<DrawerProps, 'open' | 'onOpenChange'>) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} label={NAVIGATION}>
      <div
        role="presentation"
        className="flex h-full flex-col [@media(height<20rem)]:block [@media(height<20rem)]:overflow-y-auto"
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('a') && onOpenChange(false)
        }
      >
        <ErrorBoundary title={SIDEBAR_FAILED} detail={REST_WORKS}>
          <SidebarContent wide />
        </ErrorBoundary>
      </div>
    </Drawer>
  )
}
