import { defineQuery } from '../../sync/define-query.ts'
import { uuid } from '../../sync/fields.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { readersFields } from '../revisions/revisions.table.ts'
import { foundMade, type MadeEntry } from './made.reads.ts'
import { type MadeThing, madeThings, place } from './made.table.ts'

/** What was made of a part of something. */
export interface MadeOfPart extends MadeEntry {
  part: string | null
}

/** What was made in a place, part by part, as far as the actor sees it. The readers are those of the place. */
export const madeIn = defineQuery('madeIn', {
  input: { place: place(), originId: uuid(), ...readersFields },
  visibleTo: (actor, readers) => actor.sees(readersScope(readers)),
  reaches: (readers) => [{ scope: readersScope(readers) }],
  run: (read, { place: where, originId }): MadeOfPart[] =>
    read
      .where(madeThings, { originId, place: where })
      .flatMap(({ part, kind, madeId }) =>
        foundMade(read, [{ kind, id: madeId }]).map((one) => ({ ...one, part })),
      ),
})

export type MadeAt = Pick<MadeThing, 'place' | 'originId' | 'part'>

/** Where something was made whose description names this id; null for everybody but those who see that place, as if there were none. */
export const madeAt = defineQuery('madeAt', {
  input: { id: uuid() },
  visibleTo: (actor) => !actor.system,
  run(read, { id }): MadeAt | null {
    const made = read.get(madeThings, id)
    return made ? { place: made.place, originId: made.originId, part: made.part } : null
  },
})
