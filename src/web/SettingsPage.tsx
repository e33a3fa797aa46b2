import { SettingsScreen } from '../features/companies/SettingsScreen.tsx'
import { ShortcutList } from './shell/ShortcutList.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

/** The settings, including those that belong to this browser rather than to a company. */
export function SettingsPage() {
  return <SettingsScreen theme={<ThemeChoice />} shortcuts={<ShortcutList />} />
}
