import { Archive } from 'lucide-react'
import { useState } from 'react'
import { useActor, useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useFirstProposed } from '../../ui/use-first-proposed.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { ShowOlder } from '../work/ShowOlder.tsx'
import { useAddress } from '../work/use-address.ts'
import { type ArchivedKind, archivedWork, heldArchive } from './archive.queries.ts'
import {
  ARCHIVE,
  EVERYTHING,
  KIND,
  KIND_LABELS,
  NOTHING_ARCHIVED,
  PERSONAL_TASKS,
  showArchivedBefore,
  TEAM,
} from './archive.text.ts'
import { ArchiveRow } from './ArchiveRow.tsx'
import { useRestore } from './use-restore.ts'

const PERSONAL = 'personal'
const KINDS = Object.keys(KIND_LABELS) as ArchivedKind[]
/** For how many days archived rows stay in every browser; their tables say so with `live`. */
const LIVE_DAYS = 30
const ROW_HEIGHT = 56

/** What one of the reader's teams has archived or deleted, to be restored. */
export function ArchiveScreen() {
  const actor = useActor()
  const teams = useLive(myTeams, {})
  const { row, team, tab } = useAddress()
  const [chosen, choose] = useFirstProposed(team ?? (row === undefined ? teams?.[0]?.id : PERSONAL))
  const [kind, setKind] = useState(KINDS.find((one) => one === tab) ?? '')
  const teamId =
    chosen === PERSONAL ? null : ((teams?.find(({ id }) => id === chosen) ?? teams?.[0])?.id ?? null)
  const items = useLive(archivedWork, { teamId })
  const restore = useRestore()
  const shown = items?.filter((item) => kind === '' || item.kind === kind)
  return (
    <>
      <PageHeader title={ARCHIVE}>
        <Select
          label={TEAM}
          name="team"
          hideLabel
          className="md:w-44 max-md:flex-1"
          value={teamId ?? PERSONAL}
          onChange={choose}
          options={[
            ...(teams ?? []).map(({ id, name }) => ({ value: id, label: name })),
            { value: PERSONAL, label: PERSONAL_TASKS },
          ]}
        />
        <Select
          label={KIND}
          name="kind"
          hideLabel
          className="md:w-36 max-md:flex-1"
          value={kind}
          placeholder={EVERYTHING}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
        />
      </PageHeader>
      <div className="border-t border-line">
        {!shown && <SkeletonRows rows={6} rowHeight="h-14" />}
        {shown?.length === 0 && <EmptyState icon={<Archive aria-hidden />} text={NOTHING_ARCHIVED} />}
        {shown && shown.length > 0 && (
          <RowList items={shown} label={ARCHIVE} rowHeight={ROW_HEIGHT} keyOf={({ id }) => id}>
            {(item) => <ArchiveRow item={item} onRestore={() => restore(item)} />}
          </RowList>
        )}
        <ShowOlder
          key={teamId}
          held={heldArchive}
          of={{ teamIds: teamId === null ? [] : [teamId], personId: teamId === null ? actor.id : null }}
          liveDays={LIVE_DAYS}
          label={showArchivedBefore}
        />
      </div>
    </>
  )
}
