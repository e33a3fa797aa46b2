import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useHasOpened } from './use-has-opened.ts'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name; the drawer shows no title. */
  label: string
  children: ReactNode
}

const DrawerLayer = later(() => import('./layers/DrawerLayer.tsx'))

/** A panel on the left edge of small screens, closed by a swipe, by Escape or by a press outside. */
export function Drawer(props: DrawerProps) {
  const hasOpened = useHasOpened(props.open)
  return hasOpened && <DrawerLayer {...props} />
}

Drawer.preload = DrawerLayer.preload
