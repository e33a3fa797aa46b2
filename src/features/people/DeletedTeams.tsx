import { useId } from 'react'
import { useLive, useMutate, useServerNow } from '../../sync/browser/react.ts'
import { LeavingButton } from '../../ui/LeavingButton.tsx'
import { restoreTeam } from '../teams/teams.mutations.ts'
import { deletedTeams } from '../teams/teams.queries.ts'
import { restorableUntil } from '../teams/teams.rules.ts'
import { dateText } from '../time/time.text.ts'
import {
  DELETED,
  RESTORE,
  restorableUntil as restorableUntilText,
  restoreTeamNamed,
} from './team-screens.text.ts'

const EVERY_HOUR = 3_600_000

/** The deleted teams that the reader can still restore; nothing without any. */
export function DeletedTeams() {
  const id = useId()
  const mutate = useMutate()
  const now = new Date(useServerNow(EVERY_HOUR)).toISOString()
  const deleted = useLive(deletedTeams, {}) ?? []
  const restorable = deleted.filter(({ deletedAt }) => restorableUntil(deletedAt) >= now)
  if (restorable.length === 0) return null
  return (
    <section aria-labelledby={id} className="px-4 pb-6">
      <h2 id={id} className="mb-1 text-[0.8125rem] font-semibold text-soft">
        {DELETED}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {restorable.map((team) => (
          <li key={team.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium [overflow-wrap:anywhere]">{team.name}</p>
              <p className="text-[0.8125rem] text-soft">
                {restorableUntilText(dateText(restorableUntil(team.deletedAt)))}
              </p>
            </div>
            <LeavingButton
              aria-label={restoreTeamNamed(team.name)}
              onClick={() => void mutate(restoreTeam, { id: team.id })}
            >
              {RESTORE}
            </LeavingButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
