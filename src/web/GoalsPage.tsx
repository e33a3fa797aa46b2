import { GoalsPhoneScreen } from '../features/goals/GoalsPhoneScreen.tsx'
import { GoalsScreen } from '../features/goals/GoalsScreen.tsx'
import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'

/** The goals, of which issues can be made. */
export const GoalsPage = () => (
  <RaisingProvider>
    <GoalsScreen />
  </RaisingProvider>
)

/** As `GoalsPage`, as phones show it. */
export const GoalsPhonePage = () => (
  <RaisingProvider>
    <GoalsPhoneScreen />
  </RaisingProvider>
)
