import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { cycleTheme, useTheme } from '../theme.ts'
import { withModifier } from './platform.ts'

const looks = {
  light: { icon: Sun, label: 'Theme: light' },
  dark: { icon: Moon, label: 'Theme: dark' },
  system: { icon: Monitor, label: 'Theme: system' },
}

/** Cycles through light, dark and system. */
export function ThemeToggle() {
  const { icon: Icon, label } = looks[useTheme()]
  return (
    <IconButton label={label} icon={<Icon aria-hidden />} shortcut={withModifier('D')} onClick={cycleTheme} />
  )
}
