import { useLive } from '../../sync/browser/react.ts'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
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
import { ToReadPanel } from './ToReadPanel.tsx'
import { MeetingStrip } from './strip/MeetingStrip.tsx'
import { Trends } from './trends/Trends.tsx'

const NewsStack = later(() => import('../platform/launches/NewsStack.tsx'))

const COLUMN = 'contents lg:grid lg:min-w-0 lg:gap-3.5'

/** What the reader decides by: the next meeting, what they owe, what goes wrong, and whether it gets better. */
export default function Overview({ today }: { today: Day }) {
  const companyId = useLive(myCompany, {})?.id
  return (
    <RaisingProvider>
      <PanelBoundary>
        <MeetingStrip today={today} />
      </PanelBoundary>
      <div className="grid grid-cols-1 items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* In one column, what is a measure of the past comes last. */}
        <div className={COLUMN}>
          <PanelBoundary>
            <MyNumbers />
          </PanelBoundary>
          <PanelBoundary>
            <OffTrackPanel today={today} />
          </PanelBoundary>
          <PanelBoundary>
            <MyTasks today={today} />
          </PanelBoundary>
          <PanelBoundary>
            <Trends today={today} />
          </PanelBoundary>
        </div>
        <div className={COLUMN}>
          <PanelBoundary>
            <ToReadPanel />
          </PanelBoundary>
          <PanelBoundary>
            <GoalsPanel today={today} />
          </PanelBoundary>
          <PanelBoundary>
            <ForYouPanel />
          </PanelBoundary>
          <PanelBoundary>
            <LatestHeadlines today={today} />
          </PanelBoundary>
          {/* Last, because the server is asked for it: it may come later than the rest and move none of it. */}
          <PanelBoundary>{companyId && <NewsStack companyId={companyId} place="end" />}</PanelBoundary>
        </div>
      </div>
    </RaisingProvider>
  )
}
