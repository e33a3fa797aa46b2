import { PageHeader } from '../../ui/PageHeader.tsx'

export function MetricsScreen() {
  return <PageHeader title="Metrics" />
}
