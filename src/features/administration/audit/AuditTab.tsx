import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useLive, useMutate, useServerNow } from '../../../sync/browser/react.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RowList } from '../../../ui/RowList.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { CHECK_CONNECTION } from '../../../ui/ui.text.ts'
import { AUDIT_ACTIONS, type AuditAction } from '../../audit/audit-actions.rules.ts'
import { exportAuditLog } from '../../audit/audit.mutations.ts'
import { heldAudit } from '../../audit/audit.queries.ts'
import { AUDIT_LIVE_DAYS } from '../../audit/audit.table.ts'
import { addDays, type Day, utcDayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import { ShowOlder } from '../../work/ShowOlder.tsx'
import { showRecordedBefore } from '../permissions/permissions.text.ts'
import { AUDIT_LOG } from './audit-tab.text.ts'
import { entriesLike } from './audit-filter.rules.ts'
import { auditTrail, type TrailEntry } from './audit-trail.queries.ts'
import { AuditRow } from './AuditRow.tsx'
import {
  ACTION,
  ACTION_LABELS,
  ANY_ACTION,
  ANYBODY,
  AUDIT_EXPLAINED,
  entriesOfLog,
  everythingSince,
  EXPORT,
  fileName,
  NOT_EXPORTED,
  NOTHING_RECORDED,
  PERIOD,
  PERIODS,
  PERSON,
} from './audit.text.ts'

const ROW_HEIGHT = 56
const DAY_MS = 86_400_000
const EVERY_MINUTE = 60_000

/** Who changed what, for directors: found by person, action and period, and taken along as a file. */
export default function AuditTab() {
  const trail = useLive(auditTrail, { personId: null })
  const now = useServerNow(EVERY_MINUTE)
  const today = useToday()
  const [personId, setPersonId] = useState('')
  const [action, setAction] = useState<AuditAction | ''>('')
  const [days, setDays] = useState('')
  const since = days === '' ? '' : new Date(now - Number(days) * DAY_MS).toISOString()
  const shown = trail && entriesLike(trail, { personId, action, since })
  return (
    <>
      <p className="px-4 pt-4 text-soft">{AUDIT_EXPLAINED}</p>
      <div className="flex flex-wrap items-end gap-2 px-4 py-3">
        <Select
          label={PERSON}
          name="person"
          hideLabel
          className="md:w-48 max-md:w-full"
          placeholder={ANYBODY}
          value={personId}
          onChange={setPersonId}
          options={peopleIn(trail ?? [])}
        />
        <Select
          label={ACTION}
          name="action"
          hideLabel
          className="md:w-52 max-md:w-full"
          placeholder={ANY_ACTION}
          value={action}
          onChange={(value) => setAction(value as AuditAction | '')}
          options={AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }))}
        />
        <Select
          label={PERIOD}
          name="period"
          hideLabel
          className="md:w-52 max-md:w-full"
          placeholder={everythingSince(dayLabel(firstDay(trail ?? [], today), today))}
          value={days}
          onChange={setDays}
          options={Object.entries(PERIODS).map(([value, label]) => ({ value, label }))}
        />
        {shown && shown.length > 0 && <ExportButton trail={shown} />}
      </div>
      <div className="border-t border-line">
        {!shown && <SkeletonRows rows={6} rowHeight="h-14" />}
        {shown?.length === 0 && <EmptyState icon={<ScrollText aria-hidden />} text={NOTHING_RECORDED} />}
        {shown && shown.length > 0 && (
          <RowList items={shown} label={AUDIT_LOG} rowHeight={ROW_HEIGHT} keyOf={({ entry }) => entry.id}>
            {(one) => <AuditRow trail={one} />}
          </RowList>
        )}
        <ShowOlder held={heldAudit} of={{}} liveDays={AUDIT_LIVE_DAYS} label={showRecordedBefore} />
      </div>
    </>
  )
}

/** From which day on everything is here: what every director’s browser holds, or further back once older entries were asked for. */
function firstDay(trail: readonly TrailEntry[], today: Day): Day {
  const held = addDays(today, -AUDIT_LIVE_DAYS)
  const oldest = trail.at(-1)?.entry.at
  const day = oldest === undefined ? held : utcDayOf(oldest)
  return day < held ? day : held
}

/** Saves what is shown, and leaves an entry that says so. */
function ExportButton({ trail }: { trail: readonly TrailEntry[] }) {
  const mutate = useMutate()
  const today = useToday()

  async function save(): Promise<void> {
    const [{ saveCsv }, { auditSheet }] = await Promise.all([
      import('../../metrics/csv/csv-file.ts'),
      import('./audit-sheet.rules.ts'),
    ])
    if (mutate(exportAuditLog, { subject: entriesOfLog(trail.length) })) return
    saveCsv(fileName(today), auditSheet(trail))
  }

  return (
    <Button
      className="ml-auto"
      icon={<Download aria-hidden />}
      onClick={() => void save().catch(() => toast.error(NOT_EXPORTED, CHECK_CONNECTION))}
    >
      {EXPORT}
    </Button>
  )
}

/** Everybody who did something or to whom something happened, by name. */
function peopleIn(trail: readonly TrailEntry[]): { value: string; label: string }[] {
  const names = new Map<string, string>()
  for (const { entry, actor, person } of trail) {
    if (entry.actorId && actor) names.set(entry.actorId, actor)
    if (entry.personId && person) names.set(entry.personId, person)
  }
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
