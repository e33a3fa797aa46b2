import { useState } from 'react'
import { later } from '../../ui/later.tsx'
import { RowList } from '../../ui/RowList.tsx'
import { usePreload } from '../../ui/use-preload.ts'
import { moveByArrows } from '../work/row-keys.ts'
import { HeadlineRow } from './HeadlineRow.tsx'
import type { HeadlineItem } from './headlines.queries.ts'
import type { Headline } from './headlines.table.ts'

const EditHeadlineDialog = later(() => import('./EditHeadlineDialog.tsx'))

const ROW_HEIGHT = 61

type HeadlineItemsProps = {
  items: readonly HeadlineItem[]
  label: string
  /** Marks the headlines that were added in this meeting. */
  meetingId?: string | undefined
}

/** Headlines, each with what its reader may do with it. The dialog stays open when its row disappears. */
export function HeadlineItems({ items, label, meetingId }: HeadlineItemsProps) {
  const [edited, setEdited] = useState<Headline | null>(null)
  usePreload(EditHeadlineDialog)
  return (
    <>
      <div role="presentation" data-rows onKeyDown={moveByArrows}>
        <RowList items={items} label={label} rowHeight={ROW_HEIGHT} keyOf={({ headline }) => headline.id}>
          {(item) => (
            <HeadlineRow
              item={item}
              isNew={meetingId !== undefined && item.headline.meetingId === meetingId}
              onEdit={() => setEdited(item.headline)}
            />
          )}
        </RowList>
      </div>
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
