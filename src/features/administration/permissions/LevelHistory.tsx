import { useLive } from '../../../sync/browser/react.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { AUDIT_LIVE_DAYS } from '../../audit/audit.table.ts'
import { heldAudit } from '../../audit/audit.queries.ts'
import type { Person } from '../../people/people.table.ts'
import { ShowOlder } from '../../work/ShowOlder.tsx'
import { auditTrail } from '../audit/audit-trail.queries.ts'
import { AuditRow } from '../audit/AuditRow.tsx'
import { historyOf, NO_HISTORY, showRecordedBefore } from './permissions.text.ts'

const ABOUT_LEVELS: readonly string[] = ['joined', 'level changed', 'removed']

type LevelHistoryProps = { person: Person; name: string; onClose: () => void }

/** How a person came to their level, for directors. */
export default function LevelHistory({ person, name, onClose }: LevelHistoryProps) {
  const entries = useLive(auditTrail, { personId: person.id })?.filter(({ entry }) =>
    ABOUT_LEVELS.includes(entry.action),
  )
  return (
    <Dialog open onOpenChange={onClose} title={historyOf(name)} size="md" asksBeforeClosing={false}>
      {!entries && <SkeletonRows rows={3} rowHeight="h-14" />}
      {entries?.length === 0 && <p className="py-2 text-soft">{NO_HISTORY}</p>}
      <ul className="-mx-4 divide-y divide-line">
        {entries?.map((trail) => (
          <li key={trail.entry.id}>
            <AuditRow trail={trail} />
          </li>
        ))}
      </ul>
      <div className="-mx-4">
        <ShowOlder held={heldAudit} of={{}} liveDays={AUDIT_LIVE_DAYS} label={showRecordedBefore} />
      </div>
    </Dialog>
  )
}
