import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { LeavingIconButton } from '../../../ui/LeavingIconButton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { LEVEL_LABELS } from '../../rights/rights.text.ts'
import type { InvitingStanding } from '../invitations.queries.ts'
import type { Entry } from './entries.rules.ts'
import {
  emailInRow,
  LEAVE_NAME_OUT,
  NO_TEAMS,
  outcomeText,
  removeRow,
  USE_LEVEL_ABOVE,
  USE_TEAMS_ABOVE,
} from './many.text.ts'
import { isDone, isWrong, mendable, type Planned } from './plan.rules.ts'

type InviteRowProps = {
  row: Planned
  teams: InvitingStanding['teams']
  onCorrect: (corrected: Partial<Entry>) => void
  /** As `onCorrect`, by a button that goes away with what it mends. */
  onMend: (corrected: Partial<Entry>) => void
  onRemove: () => void
}

/** One of the people on the list, to be corrected where something is wrong. */
export function InviteRow({ row, teams, onCorrect, onMend, onRemove }: InviteRowProps) {
  const { entry, fullName, level, teamIds, outcome } = row
  const [isCorrected, setCorrected] = useState(false)
  const mends = mendable(outcome)
  const names = teamIds.flatMap((id) => teams.find((team) => team.id === id)?.name ?? [])
  // A field stays while somebody types in it, although its address is right by now.
  const asksForAddress = !isDone(row) && (mends === 'email' || isCorrected)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1.5 px-3 py-2">
      <div className="min-w-0 flex-1 basis-48">
        {asksForAddress ? (
          <TextField
            label={emailInRow(entry.line)}
            hideLabel
            name={`email-${entry.line}`}
            type="email"
            inputMode="email"
            maxLength={254}
            value={entry.email}
            onChange={({ target }) => {
              setCorrected(true)
              onCorrect({ email: target.value })
            }}
          />
        ) : (
          <p className="font-medium [overflow-wrap:anywhere]">
            {fullName ? `${fullName} (${entry.email})` : entry.email}
          </p>
        )}
        <p className="text-[0.8125rem] [overflow-wrap:anywhere] text-soft">
          {[level ? LEVEL_LABELS[level] : entry.level, names.join(', ') || NO_TEAMS].join(' · ')}
        </p>
      </div>
      <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-1 text-[0.8125rem]">
        <p
          className={cx(
            'py-0.5 [overflow-wrap:anywhere]',
            isWrong(row) && 'text-bad-ink',
            isDone(row) && 'font-medium text-good-ink',
          )}
        >
          {outcomeText(row)}
        </p>
        {mends === 'level' && (
          <Button size="sm" onClick={() => onMend({ level: null })}>
            {USE_LEVEL_ABOVE}
          </Button>
        )}
        {mends === 'teams' && (
          <Button size="sm" onClick={() => onMend({ teams: null })}>
            {USE_TEAMS_ABOVE}
          </Button>
        )}
        {mends === 'name' && (
          <Button size="sm" onClick={() => onMend({ fullName: '' })}>
            {LEAVE_NAME_OUT}
          </Button>
        )}
      </div>
      {!isDone(row) && (
        <LeavingIconButton label={removeRow(entry.email)} icon={<X aria-hidden />} onClick={onRemove} />
      )}
    </li>
  )
}
