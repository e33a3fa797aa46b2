import { WorkElsewhere } from '../../features/dashboard/WorkElsewhere.tsx'
import PersonHovers from '../../features/people/PersonHovers.tsx'
import { LanguageKeeper } from './LanguageKeeper.tsx'
import { RecentKeeper } from './RecentKeeper.tsx'
import { ThemeKeeper } from './ThemeKeeper.tsx'

/** What goes on beside every screen, and shows nothing, or nothing yet. */
export default function Keepers() {
  return (
    <>
      <WorkElsewhere />
      <ThemeKeeper />
      <PersonHovers />
      <RecentKeeper />
      <LanguageKeeper />
    </>
  )
}
