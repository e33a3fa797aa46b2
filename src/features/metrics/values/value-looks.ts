import type { ValueStatus } from './targets.rules.ts'

/** The classes that colour a value by its status; a missed target also gets an edge, for people who can't tell red from green. */
export const VALUE_LOOKS: Record<ValueStatus, string> = {
  met: 'bg-good-tint text-good-ink',
  missed: 'bg-bad-tint text-bad-ink shadow-[inset_3px_0_0_var(--bad-edge)]',
  'no-target': 'bg-hover text-ink',
  'no-value': 'bg-sunken/60 text-soft',
}
