import { dayOf } from '../../time/calendar.rules.ts'
import { dayLabel } from '../../time/time.text.ts'
import { useToday } from '../../time/use-today.ts'
import type { ListedVersion } from './versions.requests.ts'
import { NAME_OF } from './versions.text.ts'

/** What a version is called: by who saved it, or by why it came. */
export function useVersionName(): (version: ListedVersion) => string {
  const today = useToday()
  return ({ kind, label, createdAt }) =>
    kind === 'saved' ? (label ?? '') : NAME_OF[kind](dayLabel(dayOf(createdAt), today))
}
