import { Monitor, Moon, Sun } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { themeIs } from '../theme.text.ts'
import { cycleTheme, useTheme } from '../theme.ts'
import { withModifier } from '../../ui/keyboard.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

/** Cycles through light, dark and system. */
export function ThemeToggle() {
  const theme = useTheme()
  const Icon = icons[theme]
  return (
    <IconButton
      label={themeIs(theme)}
      icon={<Icon aria-hidden />}
      shortcut={withModifier('D')}
      onClick={cycleTheme}
    />
  )
}
