import { Newspaper } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { HeadlineItems } from './HeadlineItems.tsx'
import { headlinesForMeeting } from './headlines.queries.ts'
import { EARLIER_HEADLINES, earlierHeadlines, HEADLINES, NO_NEW_HEADLINES } from './headlines.text.ts'

/** What the meeting reads out: the headlines that came since the team's last meeting, and the earlier ones folded. */
export function MeetingHeadlines({ teamId, meetingId }: { teamId: string; meetingId: string }) {
  const found = useLive(headlinesForMeeting, { teamId })
  if (!found) return <SkeletonRows rows={4} rowHeight="h-14" />
  const { fresh, earlier } = found
  return (
    <>
      {fresh.length === 0 ? (
        <EmptyState icon={<Newspaper aria-hidden />} text={NO_NEW_HEADLINES} />
      ) : (
        <HeadlineItems items={fresh} label={HEADLINES} meetingId={meetingId} />
      )}
      {earlier.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-control cursor-pointer px-4 py-2.5 font-medium text-soft hover:text-ink">
            {earlierHeadlines(earlier.length)}
          </summary>
          <HeadlineItems items={earlier} label={EARLIER_HEADLINES} />
        </details>
      )}
    </>
  )
}
