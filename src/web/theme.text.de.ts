import type { Theme } from './theme.ts'

export const THEME = 'Farbschema'
export const THEME_NAMES: Record<Theme, string> = { light: 'Hell', dark: 'Dunkel', system: 'Wie das System' }
export const themeIs = (theme: Theme): string => `Farbschema: ${THEME_NAMES[theme]}`
