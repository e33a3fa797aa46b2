import { useEffect, useRef } from 'react'
import { updateUserSettings } from '../../features/companies/companies.mutations.ts'
import { mySettings } from '../../features/companies/companies.queries.ts'
import { useLive, useMutate } from '../../sync/browser/react.ts'
import { setTheme, useTheme } from '../theme.ts'
import { themeStep, type Themes } from './theme-step.rules.ts'

/** Keeps the theme with the person's settings, so that their other devices follow. What this browser stores decides its first paint. */
export function ThemeKeeper() {
  const theme = useTheme()
  const kept = useLive(mySettings, {})?.themePreference
  const mutate = useMutate()
  const before = useRef<Themes | null>(null)
  useEffect(() => {
    if (kept === undefined) return
    const step = themeStep(before.current, { theme, kept })
    before.current = { theme, kept }
    if (step?.show) setTheme(step.show)
    if (step?.keep) mutate(updateUserSettings, { themePreference: step.keep })
  }, [theme, kept, mutate])
  return null
}
