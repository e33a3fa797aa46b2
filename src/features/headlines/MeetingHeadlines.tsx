import { Newspaper } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { HeadlineItems } from './HeadlineItems.tsx'
import { type HeadlineItem, headlinesForMeeting } from './headlines.queries.ts'
import {
  EARLIER_HEADLINES,
  earlierHeadlines,
  HEADLINES,
  LATER_HEADLINES,
  laterHeadlines,
  NO_NEW_HEADLINES,
} from './headlines.text.ts'

/** What the meeting reads out: the headlines that came since the team's last meeting, and folded those that came earlier or wait for a later one. */
export default function MeetingHeadlines({ teamId, meetingId }: { teamId: string; meetingId: string }) {
  const found = useLive(headlinesForMeeting, { teamId, meetingId })
  if (!found) return <SkeletonRows rows={4} rowHeight="h-14" />
  const { fresh, earlier, later } = found
  return (
    <>
      {fresh.length === 0 ? (
        <EmptyState icon={<Newspaper aria-hidden />} text={NO_NEW_HEADLINES} />
      ) : (
        <HeadlineItems items={fresh} label={HEADLINES} meetingId={meetingId} />
      )}
      <Folded summary={earlierHeadlines(earlier.length)} label={EARLIER_HEADLINES} items={earlier} />
      <Folded summary={laterHeadlines(later.length)} label={LATER_HEADLINES} items={later} />
    </>
  )
}

type FoldedProps = { summary: string; label: string; items: readonly HeadlineItem[] }

const Folded = ({ summary, label, items }: FoldedProps) =>
  items.length > 0 && (
    <details className="border-t border-line">
      <summary className="min-h-control cursor-pointer px-4 py-2.5 font-medium text-soft hover:text-ink">
        {summary}
      </summary>
      <HeadlineItems items={items} label={label} />
    </details>
  )
