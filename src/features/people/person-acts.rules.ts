import type { Level } from '../rights/levels.rules.ts'
import {
  DEACTIVATED,
  deactivates,
  grantableLevels,
  mayRemove,
  mayRename,
  maySetLevel,
} from '../rights/managing.rules.ts'
import type { Person } from './people.table.ts'

/** What somebody may do to a person from the list. */
export type PersonAct = 'change level' | 'rename' | 'deactivate' | 'remove'

/** The acts that the rules allow `me` on `person`, in the order of the menu. */
export function actsOn(me: Person, person: Person): PersonAct[] {
  const isSelf = me.id === person.id
  const mayGive = (level: Level) => !isSelf && maySetLevel(me.level, person.level, level)
  const acts: (PersonAct | false)[] = [
    grantableLevels(me.level).some(mayGive) && 'change level',
    mayRename(me.level, isSelf) && 'rename',
    mayGive(DEACTIVATED) && deactivates(person.level, DEACTIVATED) && 'deactivate',
    !isSelf && mayRemove(me.level, person.level) && 'remove',
  ]
  return acts.filter((act) => act !== false)
}
