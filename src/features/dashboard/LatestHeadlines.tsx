import { Newspaper } from 'lucide-react'
import { useLive } from '../../sync/browser/react.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { displayName } from '../people/people.rules.ts'
import { type Day, dayOf } from '../time/calendar.rules.ts'
import { latestHeadlines } from './dashboard.queries.ts'
import { Panel } from './Panel.tsx'
import { ALL, LATEST_HEADLINES, NO_HEADLINES } from './panels.text.ts'
import { SeeAllLink } from './SeeAllLink.tsx'
import { dayLabel } from '../time/time.text.ts'

/** The newest headlines of the reader's teams. */
export const LatestHeadlines = ({ today }: { today: Day }) => (
  <Panel title={LATEST_HEADLINES} aside={<SeeAllLink to="/headlines">{ALL}</SeeAllLink>}>
    <div className="border-t border-line">
      <Items today={today} />
    </div>
  </Panel>
)

function Items({ today }: { today: Day }) {
  const items = useLive(latestHeadlines, {})
  if (!items) return <SkeletonRows rows={3} rowHeight="h-14" />
  if (items.length === 0) {
    return <EmptyState isLine icon={<Newspaper aria-hidden />} text={NO_HEADLINES} />
  }
  return (
    <ul className="divide-y divide-line">
      {items.map(({ headline, creator, team }) => (
        <li key={headline.id} className="flex items-start gap-3 px-4 py-2.5">
          <Avatar
            name={displayName(creator)}
            picture={creator?.avatarUrl}
            size="sm"
            className="mt-0.5"
            person={creator?.id}
          />
          <div className="min-w-0 flex-1">
            <p className="break-words">{headline.title}</p>
            <p className="text-[0.8125rem] text-soft">
              {displayName(creator)}, {team.name},{' '}
              <time dateTime={headline.createdAt}>{dayLabel(dayOf(headline.createdAt), today)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
