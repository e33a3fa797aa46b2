import { Building2, Lock, Users } from 'lucide-react'
import { displayName } from '../../people/people.rules.ts'
import { quarterLabel } from '../../time/time.text.ts'
import type { SheetEntry } from '../sheets/sheets.queries.ts'
import { COMPANY_SEES, madeBy, ONLY_ME, READ_ONLY, teamSees } from './sheet-words.text.ts'

const ICONS = { private: Lock, team: Users, company: Building2 }

/** Which sheet it is, of which quarter, and who sees it. */
export function SheetState({ entry: { sheet, owner, team, isOwn, mayEdit } }: { entry: SheetEntry }) {
  const Icon = ICONS[sheet.audience]
  const seen = { private: ONLY_ME, team: teamSees(team?.name ?? ''), company: COMPANY_SEES }
  return (
    <div className="mb-3 grid gap-0.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-[0.8125rem] text-soft">
        <span className="font-medium text-ink">{sheet.title}</span>
        {sheet.quarter && <span data-numeric>{quarterLabel(sheet.quarter)}</span>}
        {!isOwn && <span>{madeBy(displayName(owner))}</span>}
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden className="size-3.5" />
          {seen[sheet.audience]}
        </span>
      </p>
      {!mayEdit && <p className="text-[0.8125rem] text-soft">{READ_ONLY}</p>}
    </div>
  )
}
