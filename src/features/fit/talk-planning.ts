import { createContext, type ReactNode } from 'react'

/** Plans a conversation with somebody. The feature that it belongs to stands after this one. */
export const TalkPlanning = createContext<((personId: string, onClose: () => void) => ReactNode) | null>(null)
