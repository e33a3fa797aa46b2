import { PageHeader } from '../../ui/PageHeader.tsx'

export function GoalsScreen() {
  return <PageHeader title="Goals" />
}
