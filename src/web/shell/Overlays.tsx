import { useEffect } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { ToastHost } from '../../ui/ToastHost.tsx'
import { TooltipHost } from '../../ui/TooltipHost.tsx'
import { installOffer, isInstalledByHand } from '../install/install-offer.ts'
import { overlayStore } from './overlays.ts'
import { SidebarContent } from './Sidebar.tsx'
import { sidebarDrawer } from './sidebar-state.ts'
import { NAVIGATION, REST_WORKS, SIDEBAR_FAILED } from './shell.text.ts'

const Palette = later(() => import('./CommandPalette.tsx'))
const Shortcuts = later(() => import('./ShortcutsDialog.tsx'))

const InstallCard = later(() => import('../install/InstallCard.tsx'))
const Invitations = later(() => import('../../features/invitations/InvitationsDialog.tsx'))

/** No screen that opens first has a field, so not even the fields themselves are there yet. */
const Fields = {
  preload: async () => {
    const [{ Select }, { MultiPicker }] = await Promise.all([
      import('../../ui/Select.tsx'),
      import('../../ui/MultiPicker.tsx'),
    ])
    await Promise.all([Select.preload(), MultiPicker.preload()])
  },
}

const inTheirOrder = [Palette, Menu, Dialog, Fields, ToastHost, TooltipHost, Shortcuts]

/** Everything that opens on top of the screens. Its code is loaded while the page is idle, so that it opens without delay. */
export function Overlays() {
  const overlay = overlayStore.use()
  const offer = installOffer.use()
  const close = () => overlayStore.set(null)
  useEffect(preloadWhenIdle, [])
  return (
    <>
      {overlay === 'palette' && <Palette open onOpenChange={close} />}
      {overlay === 'shortcuts' && <Shortcuts open onOpenChange={close} />}
      {overlay === 'invitations' && <Invitations open onOpenChange={close} />}
      {offer && <InstallCard offer={offer} />}
      <SidebarDrawer />
    </>
  )
}

/** The sidebar on phones, which closes when a link in it is followed. */
function SidebarDrawer() {
  const open = sidebarDrawer.use()
  return (
    <Drawer open={open} onOpenChange={sidebarDrawer.set} label={NAVIGATION}>
      <div
        role="presentation"
        className="flex h-full flex-col"
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('a') && sidebarDrawer.set(false)
        }
      >
        <ErrorBoundary title={SIDEBAR_FAILED} detail={REST_WORKS}>
          <SidebarContent wide />
        </ErrorBoundary>
      </div>
    </Drawer>
  )
}

const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1_000))

function preloadWhenIdle(): void {
  whenIdle(() => {
    // A part that fails to load reports that when it is opened.
    for (const part of inTheirOrder) part.preload().catch(() => {})
    if (isInstalledByHand())
      import('../install/ios-hint.ts').then(
        ({ hintOnce }) => hintOnce(),
        () => {},
      )
  })
}
