import { HeadlinesScreen } from '../features/headlines/HeadlinesScreen.tsx'
import { RaisingProvider } from '../features/issues/raising/RaisingProvider.tsx'

/** The headlines, of which issues can be made. */
export const HeadlinesPage = () => (
  <RaisingProvider>
    <HeadlinesScreen />
  </RaisingProvider>
)
