import { PageHeader } from '../../ui/PageHeader.tsx'

export function SettingsScreen() {
  return <PageHeader title="Settings" />
}
