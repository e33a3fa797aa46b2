import { WorkElsewhere } from '../../features/dashboard/WorkElsewhere.tsx'
import { PersonFacts } from '../../features/people/person-facts.ts'
import PersonHovers from '../../features/people/PersonHovers.tsx'
import { invitedFactOf } from '../invited-fact.tsx'
import { LanguageKeeper } from './LanguageKeeper.tsx'
import { OwnWordsKeeper } from './OwnWordsKeeper.tsx'
import { RecentKeeper } from './RecentKeeper.tsx'
import { ThemeKeeper } from './ThemeKeeper.tsx'

/** What goes on beside every screen, and shows nothing, or nothing yet. */
export default function Keepers() {
  return (
    <>
      <WorkElsewhere />
      <ThemeKeeper />
      <PersonFacts value={invitedFactOf}>
        <PersonHovers />
      </PersonFacts>
      <RecentKeeper />
      <LanguageKeeper />
      <OwnWordsKeeper />
    </>
  )
}
