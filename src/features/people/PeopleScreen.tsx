import { PageHeader } from '../../ui/PageHeader.tsx'

export function PeopleScreen() {
  return <PageHeader title="People" />
}
