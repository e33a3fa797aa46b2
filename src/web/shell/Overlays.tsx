import { useEffect } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { later } from '../../ui/later.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { ToastHost } from '../../ui/ToastHost.tsx'
import { TooltipLayer } from '../../ui/tooltips.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { isInstalledByHand } from '../../ui/home-screen.ts'
import { installOffer } from '../install/install-offer.ts'
import { useAccount } from '../account.ts'
import { overlayStore } from './overlays.ts'
import { SidebarDrawer } from './SidebarDrawer.tsx'
import { sidebarDrawer } from './sidebar-state.ts'

const Palette = later(() => import('./CommandPalette.tsx'))
const Shortcuts = later(() => import('./ShortcutsDialog.tsx'))

const InstallCard = later(() => import('../install/InstallCard.tsx'))
const Invitations = later(() => import('../../features/invitations/InvitationsDialog.tsx'))
const WhatsNew = later(() => import('../../features/platform/launches/WhatsNew.tsx'))

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

const inTheirOrder = [Palette, Menu, Dialog, Fields, ToastHost, TooltipLayer, Shortcuts]

/** Everything that opens on top of the screens. Its code is loaded while the page is idle, so that it opens without delay. */
export function Overlays() {
  const overlay = overlayStore.use()
  const offer = installOffer.use()
  const { company } = useAccount()
  const drawerOpen = sidebarDrawer.use()
  const close = () => overlayStore.set(null)
  useEffect(preloadWhenIdle, [])
  return (
    <>
      {overlay === 'palette' && <Palette open onOpenChange={close} />}
      {overlay === 'shortcuts' && <Shortcuts open onOpenChange={close} />}
      {overlay === 'invitations' && <Invitations open onOpenChange={close} />}
      {overlay === 'whats-new' && company && <WhatsNew companyId={company.id} onClose={close} />}
      {offer && <InstallCard offer={offer} />}
      <SidebarDrawer open={drawerOpen} onOpenChange={sidebarDrawer.set} />
    </>
  )
}

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
