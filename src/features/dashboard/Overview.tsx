import { useLive } from '../../sync/browser/react.ts'
import { later } from '../../ui/later.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { RaisingProvider } from '../issues/raising/RaisingProvider.tsx'
import type { Day } from '../time/calendar.rules.ts'
import ForYouPanel from './for-you/ForYouPanel.tsx'
import { GoalsPanel } from './goals/GoalsPanel.tsx'
import { LatestHeadlines } from './LatestHeadlines.tsx'
import { MyTasks } from './MyTasks.tsx'
import { MyNumbers } from './numbers/MyNumbers.tsx'
import { OffTrackPanel } from './numbers/OffTrackPanel.tsx'
import { MeetingStrip } from './strip/MeetingStrip.tsx'
import { Trends } from './trends/Trends.tsx'

const NewsStack = later(() => import('../platform/launches/NewsStack.tsx'))

/** What the reader decides by: the next meeting, what they owe, what goes wrong, and whether it gets better. */
export default function Overview({ today }: { today: Day }) {
  const companyId = useLive(myCompany, {})?.id
  return (
    <RaisingProvider>
      <MeetingStrip today={today} />
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-3.5">
          <MyNumbers />
          <OffTrackPanel today={today} />
          <MyTasks today={today} />
          <LatestHeadlines today={today} />
        </div>
        <div className="grid min-w-0 gap-3.5">
          <GoalsPanel today={today} />
          {companyId && <NewsStack companyId={companyId} />}
          <ForYouPanel />
          <Trends today={today} />
        </div>
      </div>
    </RaisingProvider>
  )
}
