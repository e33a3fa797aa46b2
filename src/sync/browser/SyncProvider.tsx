import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { SyncClient } from './client.ts'
import type { SyncOptions } from './client-options.ts'
import { SyncContext } from './context.ts'

export type SyncProviderProps = Omit<SyncOptions, 'platform'> & { children: ReactNode }

/** Gives the screens below it one person's live copy of one company. */
export function SyncProvider({ app, userId, companyId, children, ...handlers }: SyncProviderProps) {
  const [client, setClient] = useState<SyncClient | null>(null)
  const onRefusal = useEffectEvent(handlers.onRefusal)
  const onSessionEnded = useEffectEvent(handlers.onSessionEnded)
  const onCompanyLost = useEffectEvent(handlers.onCompanyLost)

  useEffect(() => {
    const opened = new SyncClient({
      app,
      userId,
      companyId,
      onRefusal: (text, undone) => onRefusal(text, undone),
      onSessionEnded: () => onSessionEnded(),
      onCompanyLost: () => onCompanyLost(),
    })
    setClient(opened)
    return () => {
      setClient(null)
      void opened.close()
    }
  }, [app, userId, companyId])

  return client && <SyncContext value={client}>{children}</SyncContext>
}
