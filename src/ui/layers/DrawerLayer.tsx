import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { DrawerProps } from '../Drawer.tsx'
import { CLOSE } from '../layers.text.ts'

export default function DrawerLayer({ open, onOpenChange, label, children }: DrawerProps) {
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-50 flex justify-start">
          <Drawer.Popup
            aria-label={label}
            className="relative h-full w-(--sidebar-mobile) max-w-[calc(100vw-3.5rem)] translate-x-(--drawer-swipe-movement-x) bg-sunken text-ink shadow-popup transition-[translate] duration-200 outline-none data-ending-style:-translate-x-full data-starting-style:-translate-x-full data-swiping:duration-0"
          >
            <Drawer.Content className="h-full overflow-y-auto">{children}</Drawer.Content>
            <Drawer.Close
              aria-label={CLOSE}
              className="absolute top-1 left-full ml-1 inline-flex size-11 items-center justify-center rounded-md bg-raised text-ink shadow-popup"
            >
              <X aria-hidden className="size-5" />
            </Drawer.Close>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
