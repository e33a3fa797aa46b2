import type { Meeting } from '../../meetings/meetings.table.ts'
import { sectionOf } from '../../meetings/timer/section-of.rules.ts'

/** Whether the votes of a meeting have to be shown now: it has ended, or moved on from its issues. */
export function isVotingOver(before: Meeting, after: Meeting): boolean {
  if (after.status === 'ended') return before.status === 'active'
  const section = sectionOf(before)
  return before.sections[section]?.kind === 'issues' && sectionOf(after) > section
}
