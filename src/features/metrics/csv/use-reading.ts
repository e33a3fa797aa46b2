import { useMemo } from 'react'
import { useLive } from '../../../sync/browser/react.ts'
import { mySettings } from '../../companies/companies.queries.ts'
import { useToday } from '../../time/use-today.ts'
import type { Reading } from './csv-dates.rules.ts'

/** How a file names weeks for whoever imports it. */
export function useReading(): Reading {
  const today = useToday()
  const weekStartDay = useLive(mySettings, {})?.weekStartDay ?? 'monday'
  return useMemo(() => ({ today, weekStartDay }), [today, weekStartDay])
}
