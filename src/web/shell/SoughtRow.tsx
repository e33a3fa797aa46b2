import { Navigate, Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { soughtRow, type Sought } from '../../features/search/sought.queries.ts'
import { myTeams } from '../../features/teams/teams.queries.ts'
import { BEYOND_KINDS } from '../../features/search/beyond/beyond.requests.ts'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { UUID } from '../../sync/id.ts'
import { Alert } from '../../ui/Alert.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import OfflineWords from '../../ui/layers/OfflineWords.tsx'
import { SoughtRowContext } from '../../ui/sought-row.ts'
import { NOT_FOUND_HERE, NOT_HERE_ANY_MORE, PERHAPS_DELETED } from './sought.text.ts'
import { useIsOffline } from '../../ui/use-network.ts'
import { useFocusedRow } from './use-focused-row.ts'

export interface SoughtAddress {
  path: string
  row: string
  team?: string | undefined
  tab?: string | undefined
  of?: string | undefined
  week?: string | undefined
}

/** The page of the row that the address names, with that row focused. Key it by the visit, so that the next one starts afresh. */
export default function SoughtRow(address: SoughtAddress) {
  const teams = useLive(myTeams, {})
  if (!teams) return <SkeletonRows />
  if (!UUID.test(address.row)) return <Gone />
  const team = teams.find(({ id }) => id === address.team)?.id ?? null
  return <SoughtAmong teamId={team} {...address} />
}

function SoughtAmong({ teamId, ...address }: SoughtAddress & { teamId: string | null }) {
  const { id: personId } = useActor()
  const kind = BEYOND_KINDS.find((one) => one === address.of)
  const found = useLive(soughtRow, {
    id: address.row,
    teamId,
    ...(kind && { kind, ...(teamId === null && { personId }) }),
  })
  const hasArrived = Boolean(found && isAt(address, found))
  const isUsed = useIsUsed(hasArrived)
  if (hasArrived || isUsed) return <Arrived row={address.row} />
  if (found === undefined) return <SkeletonRows />
  return found === null ? <Gone /> : <Navigate {...addressOf(address, found)} replace />
}

/**
 * Whether the person does something on the page. From then on they may tick off, move or archive the row without being led away;
 * before, what this device held of the row may have been out of date.
 */
function useIsUsed(hasArrived: boolean): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    if (!hasArrived) return
    const listening = new AbortController()
    for (const act of ['keydown', 'pointerdown'])
      addEventListener(act, () => setIsUsed(true), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [hasArrived])
  return isUsed
}

const isAt = ({ path, team, tab }: SoughtAddress, found: Sought): boolean =>
  path === found.page && team === (found.teamId ?? undefined) && tab === found.tab

const addressOf = ({ row, of, week }: SoughtAddress, { page, teamId, tab }: Sought) => ({
  to: page,
  search: {
    row,
    ...(teamId !== null && { team: teamId }),
    ...(tab !== undefined && { tab }),
    ...(of !== undefined && { of }),
    ...(week !== undefined && { week }),
  },
})

function Arrived({ row }: { row: string }) {
  useFocusedRow(row)
  return (
    <SoughtRowContext value={row}>
      <Outlet />
    </SoughtRowContext>
  )
}

function Gone() {
  const isOffline = useIsOffline()
  return (
    <>
      <div className="px-4 pt-4">
        {isOffline ? (
          <Alert kind="info" title={NOT_FOUND_HERE} detail={<OfflineWords />} />
        ) : (
          <Alert kind="info" title={NOT_HERE_ANY_MORE} detail={PERHAPS_DELETED} />
        )}
      </div>
      <Outlet />
    </>
  )
}
