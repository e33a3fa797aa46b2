import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAccount } from '../account.ts'
import { noteOpened, openedBy } from './recent.ts'

/** Remembers what addresses lead to, for the palette. */
export function RecentKeeper() {
  const { user, company } = useAccount()
  const id = useRouterState({ select: ({ location }) => openedBy(location) })
  const companyId = company?.id
  useEffect(() => {
    if (id && companyId) noteOpened({ userId: user.id, companyId }, id)
  }, [user.id, companyId, id])
  return null
}
