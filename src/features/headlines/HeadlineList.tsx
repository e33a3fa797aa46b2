import { Newspaper } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { HeadlineRow } from './HeadlineRow.tsx'
import { headlinesOfTeam } from './headlines.queries.ts'
import type { Headline } from './headlines.table.ts'
import { HEADLINES, NO_HEADLINES } from './headlines.text.ts'

const EditHeadlineDialog = later(() => import('./EditHeadlineDialog.tsx'))

type HeadlineListProps = {
  teamId: string
  /** Marks the headlines that were added in this meeting. */
  meetingId?: string | undefined
  emptyAction?: ReactNode
}

/** A team's headlines, newest first. People edit and archive their own. The dialog stays open when its row disappears. */
export function HeadlineList({ teamId, meetingId, emptyAction }: HeadlineListProps) {
  const items = useLive(headlinesOfTeam, { teamId })
  const [edited, setEdited] = useState<Headline | null>(null)
  usePreload(EditHeadlineDialog)
  return (
    <>
      {!items && <SkeletonRows rows={4} rowHeight="h-14" />}
      {items?.length === 0 && (
        <EmptyState icon={<Newspaper aria-hidden />} text={NO_HEADLINES} action={emptyAction} />
      )}
      <ul aria-label={HEADLINES} className="divide-y divide-line empty:hidden">
        {items?.map(({ headline, creator }) => (
          <HeadlineRow
            key={headline.id}
            headline={headline}
            creator={creator}
            isNew={meetingId !== undefined && headline.meetingId === meetingId}
            onEdit={() => setEdited(headline)}
          />
        ))}
      </ul>
      {edited && (
        <EditHeadlineDialog
          key={edited.id}
          open
          headline={edited}
          onOpenChange={(next: boolean) => !next && setEdited(null)}
        />
      )}
    </>
  )
}
