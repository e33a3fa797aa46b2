const regionId = 'announcements'

/** Tells screen readers something that happened out of sight, when they next pause. */
export function announce(message: string): void {
  const region = document.getElementById(regionId)
  if (!region) return
  // The same words twice are only read again when the node is new.
  const line = document.createElement('p')
  line.textContent = message
  region.replaceChildren(line)
}

/** The props of the one element that `announce` speaks through. */
export const liveRegion = {
  id: regionId,
  role: 'status',
  'aria-live': 'polite',
  className: 'sr-only',
} as const
