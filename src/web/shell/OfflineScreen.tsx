import { Link } from '@tanstack/react-router'
import { Wifi, WifiOff } from 'lucide-react'
import { myTeams } from '../../features/teams/teams.queries.ts'
import { useLive, useSyncStatus } from '../../sync/browser/react.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useIsOffline } from '../../ui/use-network.ts'
import { useAccount } from '../account.ts'
import { PAGES_EXPLAINED } from './commands.text.ts'
import { changesWaiting } from './connection.text.ts'
import {
  heldOf,
  NOT_HELD,
  nothingHeld,
  OFFLINE,
  ONLINE_AGAIN,
  OPEN_IT_ONCE,
  YOU_ARE_ONLINE,
} from './offline-screen.text.ts'
import * as pages from './pages.ts'

/** The pages that show what this device holds. */
const HELD: readonly (readonly [pages.Page, string])[] = [
  [pages.dashboard, PAGES_EXPLAINED.dashboard],
  [pages.tasks, PAGES_EXPLAINED.tasks],
  [pages.goals, PAGES_EXPLAINED.goals],
  [pages.issues, PAGES_EXPLAINED.issues],
  [pages.headlines, PAGES_EXPLAINED.headlines],
  [pages.metrics, PAGES_EXPLAINED.metrics],
  [pages.meetings, PAGES_EXPLAINED.meetings],
  [pages.people, PAGES_EXPLAINED.people],
]

/** What happened, what to do, and what there is in the meantime. */
export default function OfflineScreen() {
  const isOffline = useIsOffline()
  const teams = useLive(myTeams, {})
  const { company } = useAccount()
  const names = (teams ?? []).map(({ name }) => name)
  return (
    <>
      <PageHeader title={isOffline ? OFFLINE : YOU_ARE_ONLINE} />
      <div className="grid gap-5 border-t border-line px-4 py-5 *:max-w-2xl">
        <p className="flex gap-2.5">
          {isOffline ? (
            <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          ) : (
            <Wifi aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
          )}
          {!isOffline ? ONLINE_AGAIN : teams ? NOT_HELD : nothingHeld(company?.name ?? '')}
        </p>
        {isOffline && !teams && <p>{OPEN_IT_ONCE}</p>}
        {teams && <HeldPages teamNames={names} />}
        <Waiting />
      </div>
    </>
  )
}

function HeldPages({ teamNames }: { teamNames: readonly string[] }) {
  return (
    <section>
      <h2 className="font-semibold">{heldOf(teamNames)}</h2>
      <ul className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
        {HELD.map(([{ path, label, icon: Icon }, about]) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center gap-2.5 rounded-md px-2 hover:bg-hover">
              <Icon aria-hidden className="size-4.5 shrink-0 text-soft" />
              <span className="min-w-0">
                <span className="font-medium text-accent-ink underline">{label}</span>
                <span className="block text-[0.8125rem] text-soft">{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  const { pending } = useSyncStatus()
  if (pending === 0) return null
  return (
    <p>
      <Link to="/changes" className="text-accent-ink underline">
        {changesWaiting(pending)}
      </Link>
    </p>
  )
}
