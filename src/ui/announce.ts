const regionId = 'announcements'

/** Has screen readers announce, at their next pause, something that happened out of sight. */
export function announce(message: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  // The same words are only read again if the node is new.
  const line = document.createElement('p')
  line.textContent = message
  region.replaceChildren(line)
}

/** The props of the one element that `announce` writes to. */
export const liveRegion = {
  id: regionId,
  role: 'status',
  'aria-live': 'polite',
  className: 'sr-only',
} as const
