import { Select } from '../ui/Select.tsx'
import { setTheme, type Theme, useTheme } from './theme.ts'
import { THEME, THEME_NAMES } from './theme.text.ts'

const options: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: THEME_NAMES.light },
  { value: 'dark', label: THEME_NAMES.dark },
  { value: 'system', label: THEME_NAMES.system },
]

export function ThemeChoice() {
  return (
    <Select
      label={THEME}
      name="theme"
      className="w-44"
      options={options}
      value={useTheme()}
      onChange={(chosen) => setTheme(options.find(({ value }) => value === chosen)?.value ?? 'system')}
    />
  )
}
