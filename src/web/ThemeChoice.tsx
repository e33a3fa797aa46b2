import { Select } from '../ui/Select.tsx'
import { setTheme, type Theme, useTheme } from './theme.ts'

const options: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as system' },
]

export function ThemeChoice() {
  return (
    <Select
      label="Theme"
      name="theme"
      className="w-44"
      options={options}
      value={useTheme()}
      onChange={({ target }) =>
        setTheme(options.find(({ value }) => value === target.value)?.value ?? 'system')
      }
    />
  )
}
