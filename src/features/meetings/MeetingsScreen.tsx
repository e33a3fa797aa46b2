import { PageHeader } from '../../ui/PageHeader.tsx'

export function MeetingsScreen() {
  return <PageHeader title="Meetings" />
}
