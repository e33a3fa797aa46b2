import { HeartPulse, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { later } from '../../../ui/later.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { myTeams } from '../../teams/teams.queries.ts'
import { checkupsOf, type OwnCheckup } from '../checkups/checkups.queries.ts'
import { AllTools } from '../frame/AllTools.tsx'
import { TOOL_LABELS } from '../tools.text.ts'
import { CheckupList } from './CheckupList.tsx'
import { CheckupResult } from './CheckupResult.tsx'
import { NO_CHECKUPS, NO_CHECKUPS_OF_TEAM, OF_WHOM, OPEN_CHECKUP, WHOLE_COMPANY } from './health.text.ts'
import { ToAnswer } from './ToAnswer.tsx'
import { TrendByQuarter } from './TrendByQuarter.tsx'
import { trendOf } from './trend.rules.ts'
import { useHealthAddress } from './use-health-address.ts'

const OpenCheckupDialog = later(() => import('./OpenCheckupDialog.tsx'))

const COMPANY = 'company'

/** The check-ups of a team or of the company, and what the chosen one came to. */
export function Checkups({ toAnswer }: { toAnswer: readonly OwnCheckup[] }) {
  const [{ of: named, result }, go] = useHealthAddress()
  const teams = useLive(myTeams, {}) ?? []
  const of = teams.some(({ id }) => id === named) ? named! : COMPANY
  const teamId = of === COMPANY ? null : of
  const found = useLive(checkupsOf, { teamId })
  const [isOpening, setOpening] = useState(false)
  const entries = found?.entries ?? []
  const shown =
    entries.find(({ checkup }) => checkup.id === result) ??
    entries.find(({ checkup }) => checkup.closedAt !== null)
  const mayOpen = found?.mayRun && entries.every(({ checkup }) => checkup.closedAt !== null)
  const trend = trendOf(entries)
  const opens = mayOpen && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpening(true)}>
      {OPEN_CHECKUP}
    </Button>
  )
  return (
    <>
      <PageHeader title={TOOL_LABELS['health-tracking']} actions={entries.length > 0 && opens}>
        <AllTools />
        {teams.length > 0 && (
          <Select
            label={OF_WHOM}
            name="of"
            hideLabel
            className="grid-cols-1 max-md:flex-1 md:w-64 print:hidden"
            value={of}
            onChange={(to) => go({ of: to })}
            options={[
              { value: COMPANY, label: WHOLE_COMPANY },
              ...teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </PageHeader>
      <ToAnswer checkups={toAnswer} />
      {!found && <SkeletonRows />}
      {found && entries.length === 0 && (
        <EmptyState
          icon={<HeartPulse aria-hidden />}
          text={mayOpen ? NO_CHECKUPS : NO_CHECKUPS_OF_TEAM}
          action={opens}
        />
      )}
      {found && entries.length > 0 && (
        <div className="mx-4 grid max-w-5xl gap-6 pb-8 print:block">
          <CheckupList
            entries={entries}
            shownId={shown?.checkup.id}
            mayRun={found.mayRun}
            onShow={(id) => go({ of, result: id })}
          />
          {shown?.checkup.closedAt && (
            <CheckupResult
              key={shown.checkup.id}
              entry={shown}
              name={teams.find(({ id }) => id === of)?.name ?? null}
            />
          )}
          {trend.length > 1 && <TrendByQuarter quarters={trend} />}
        </div>
      )}
      {isOpening && found && (
        <OpenCheckupDialog
          teamId={teamId}
          wouldInvite={found.wouldInvite}
          onClose={() => setOpening(false)}
        />
      )}
    </>
  )
}
