import { makeStore } from '../store.ts'

const cookie = 'sidebar_state'
const SEVEN_DAYS = 7 * 24 * 60 * 60
const phone = matchMedia('(width < 48rem)')

const openAtStart = !document.cookie.split('; ').includes(`${cookie}=icons`)

/** Whether the sidebar shows labels next to its icons. Phones have a drawer instead. */
export const sidebarWide = makeStore(openAtStart)

/** Shows icons only while a panel needs the room; what the person chose stays. */
export const sidebarFolded = makeStore(false)

export const sidebarDrawer = makeStore(false)

/** Collapses or expands the sidebar and remembers that for 7 days; on a phone, opens or closes the drawer. */
export function toggleSidebar(): void {
  if (phone.matches) return sidebarDrawer.set(!sidebarDrawer.get())
  if (sidebarFolded.get()) return sidebarFolded.set(false)
  const wide = !sidebarWide.get()
  sidebarWide.set(wide)
  document.cookie = `${cookie}=${wide ? 'wide' : 'icons'}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
}
