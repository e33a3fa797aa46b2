import type { Theme } from './theme.ts'

export const THEME = 'Theme'
export const THEME_NAMES: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'Same as system' }
export const themeIs = (theme: Theme): string => `Theme: ${theme}`
