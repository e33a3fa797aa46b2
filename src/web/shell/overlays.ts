import { makeStore } from '../store.ts'

/** Overlays that don't belong to a screen. */
export type Overlay = 'palette' | 'shortcuts' | 'invitations' | 'for-you' | 'whats-new'

export const overlayStore = makeStore<Overlay | null>(null)

export const openOverlay = (overlay: Overlay): void => overlayStore.set(overlay)
