import { AnalyticsScreen } from '../features/analytics/AnalyticsScreen.tsx'
import { IfSwitchedOn } from '../features/companies/labs/IfSwitchedOn.tsx'

export const AnalyticsPage = () => (
  <IfSwitchedOn lab="analytics">
    <AnalyticsScreen />
  </IfSwitchedOn>
)
