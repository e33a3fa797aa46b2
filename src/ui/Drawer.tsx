import type { ReactNode } from 'react'
import { later } from './later.tsx'
import { useHasOpened } from './use-has-opened.ts'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name; the drawer shows no title of its own. */
  label: string
  children: ReactNode
}

const DrawerLayer = later(() => import('./layers/DrawerLayer.tsx'))

/** A panel from the left edge for small screens; swiping it away, Escape and a press outside close it. */
export function Drawer(props: DrawerProps) {
  const hasOpened = useHasOpened(props.open)
  return hasOpened && <DrawerLayer {...props} />
}

Drawer.preload = DrawerLayer.preload
