import { FEED_KINDS } from './calendar.requests.ts'
import { Feed } from './Feed.tsx'

/** The person's secret addresses, one for each kind of work. */
export const Feeds = ({ companyId }: { companyId: string }) => (
  <div className="grid gap-5">
    {FEED_KINDS.map((kind) => (
      <Feed key={kind} companyId={companyId} kind={kind} />
    ))}
  </div>
)
