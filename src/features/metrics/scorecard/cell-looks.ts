import type { Absence } from '../values/absence.rules.ts'
import type { ValueStatus } from '../values/targets.rules.ts'
import { VALUE_LOOKS } from '../values/value-looks.ts'

export const HATCHED =
  'bg-[repeating-linear-gradient(135deg,transparent_0_4px,var(--hatch)_4px_5px)] forced-colors:border-dashed'

const ABSENCE_LOOKS: Record<Absence, string> = {
  missing: `bg-sunken/60 ${HATCHED}`,
  // The dash is no text: what can be copied and read aloud is what is there.
  before: "text-soft before:content-['–']",
  'not-due': 'bg-sunken/60',
}

/** The classes of a week's cell. A target that was met is tinted only in the week that is due, so that misses stand out. */
export function cellLooks(status: ValueStatus, absence: Absence | null, isDue: boolean): string {
  if (absence) return ABSENCE_LOOKS[absence]
  if (status === 'met' && !isDue) return 'text-good-ink'
  return isDue ? `${VALUE_LOOKS[status]} font-semibold` : VALUE_LOOKS[status]
}
