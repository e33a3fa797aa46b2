import { Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLive } from '../../sync/browser/react.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { HeadlineItems } from './HeadlineItems.tsx'
import { headlinesOfTeam } from './headlines.queries.ts'
import { HEADLINES, NO_HEADLINES } from './headlines.text.ts'

/** A team's headlines, newest first. */
export function HeadlineList({ teamId, emptyAction }: { teamId: string; emptyAction?: ReactNode }) {
  const items = useLive(headlinesOfTeam, { teamId })
  if (!items) return <SkeletonRows rows={4} rowHeight="h-14" />
  if (items.length === 0) {
    return <EmptyState icon={<Newspaper aria-hidden />} text={NO_HEADLINES} action={emptyAction} />
  }
  return <HeadlineItems items={items} label={HEADLINES} />
}
