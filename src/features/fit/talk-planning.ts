import { createContext, type ReactNode } from 'react'

/** Plans a conversation with somebody. The feature that it belongs to stands after this one. */
export const TalkPlanning = createContext<((personId: string, onClose: () => void) => ReactNode) | null>(null)

/** When somebody was or will be talked with. */
export const TalksWith = createContext<((personId: string) => ReactNode) | null>(null)
