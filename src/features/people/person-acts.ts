import type { Person } from './people.table.ts'
import { grantableLevels, mayRemove, maySetLevel } from '../rights/managing.rules.ts'
import { hasManagerLevel, rank } from '../rights/levels.rules.ts'

/** What somebody may do to a person from the list. */
export type PersonAct = 'change level' | 'rename' | 'deactivate' | 'remove'

/** The acts that the rules allow `me` on `person`, in the order of the menu. */
export function actsOn(me: Person, person: Person): PersonAct[] {
  const isMe = me.id === person.id
  const mayChange =
    !isMe && grantableLevels(me.level).some((level) => maySetLevel(me.level, person.level, level))
  const acts: (PersonAct | false)[] = [
    mayChange && 'change level',
    (isMe || hasManagerLevel(me.level)) && 'rename',
    mayChange && rank(person.level) > rank('view-only') && 'deactivate',
    !isMe && mayRemove(me.level, person.level) && 'remove',
  ]
  return acts.filter((act) => act !== false)
}
