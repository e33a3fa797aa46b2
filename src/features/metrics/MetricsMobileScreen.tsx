import { MetricsScreen } from './MetricsScreen.tsx'

/** The phone's layout of the metrics screen at any width. */
export const MetricsMobileScreen = () => <MetricsScreen asList />
