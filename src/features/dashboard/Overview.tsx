import { useLive } from '../../sync/browser/react.ts'
import { PanelBoundary } from '../../ui/PanelBoundary.tsx'
import { later } from '../../ui/later.tsx'
import { myCompany } from '../companies/companies.queries.ts'
import { RaisingProvider } from '../issues/raising/RaisingProvider.tsx'
import type { Day } from '../time/calendar.rules.ts'
import ForYouPanel from './for-you/ForYouPanel.tsx'
import { FOR_YOU } from './for-you/for-you.text.ts'
import { GOALS } from './goals/goals-panel.text.ts'
import { GoalsPanel } from './goals/GoalsPanel.tsx'
import { LatestHeadlines } from './LatestHeadlines.tsx'
import { MyTasks } from './MyTasks.tsx'
import { MyNumbers } from './numbers/MyNumbers.tsx'
import { MY_NUMBERS, OFF_TRACK } from './numbers/numbers.text.ts'
import { OffTrackPanel } from './numbers/OffTrackPanel.tsx'
import { LATEST_HEADLINES, MY_TASKS } from './panels.text.ts'
import { ToReadPanel } from './ToReadPanel.tsx'
import { NEXT_MEETING } from './strip/strip.text.ts'
import { MeetingStrip } from './strip/MeetingStrip.tsx'
import { Trends } from './trends/Trends.tsx'

const NewsStack = later(() => import('../platform/launches/NewsStack.tsx'))

const COLUMN = 'contents lg:grid lg:min-w-0 lg:gap-3.5'

/** What the reader decides by: the next meeting, what they owe, what goes wrong, and whether it gets better. */
export default function Overview({ today }: { today: Day }) {
  const companyId = useLive(myCompany, {})?.id
  return (
    <RaisingProvider>
      <PanelBoundary name={NEXT_MEETING}>
        <MeetingStrip today={today} />
      </PanelBoundary>
      <div className="grid grid-cols-1 items-start gap-3.5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {/* In one column, what is a measure of the past comes last. */}
        <div className={COLUMN}>
          <PanelBoundary name={MY_NUMBERS}>
            <MyNumbers />
          </PanelBoundary>
          <PanelBoundary name={OFF_TRACK}>
            <OffTrackPanel today={today} />
          </PanelBoundary>
          <PanelBoundary name={MY_TASKS}>
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
          <PanelBoundary name={GOALS}>
            <GoalsPanel today={today} />
          </PanelBoundary>
          <PanelBoundary name={FOR_YOU}>
            <ForYouPanel />
          </PanelBoundary>
          <PanelBoundary name={LATEST_HEADLINES}>
            <LatestHeadlines today={today} />
          </PanelBoundary>
          {/* Last, because the server is asked for it: it may come later than the rest and move none of it. */}
          <PanelBoundary>{companyId && <NewsStack companyId={companyId} place="end" />}</PanelBoundary>
        </div>
      </div>
    </RaisingProvider>
  )
}
