import { type ReactNode, useRef } from 'react'
import { later } from './later.tsx'

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
  const wasOpen = useRef(false)
  wasOpen.current ||= props.open
  return wasOpen.current && <DrawerLayer {...props} />
}

Drawer.preload = DrawerLayer.preload
