import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, optionalText, ref, timestamp, uuid } from '../../sync/fields.ts'
import { liveFor } from '../../sync/live-while.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { readersFields } from '../revisions/revisions.table.ts'
import { MADE_KINDS } from './made.rules.ts'

/** Eight quarters, as browsers hold the ratings and conversations that something is made of. */
const LIVE_DAYS = 740

/**
 * Where something was made that has no row of its own to note it, or one that is for others too: a block of a plan, a statement of a check-up,
 * a rating, a talk, a conversation with the thought partner.
 */
export const PLACES = ['plan', 'checkup', 'fit', 'talk', 'chat'] as const

export type Place = (typeof PLACES)[number]

export const place = () => choice(...PLACES)
export const madeKind = () => choice(...MADE_KINDS)
const part = () => optionalText(40)

/** What was made in a place, for those who see that place. Of what is private, only the one who made it receives it. */
export const madeThings = defineTable(
  'made_things',
  {
    id: uuid(),
    place: place(),
    /** The plan, check-up, talk or conversation, or the person who was rated. */
    originId: uuid(),
    /** Which part of it: the block, the place of the statement, the quarter, the note, the proposal. */
    part: part(),
    kind: madeKind(),
    /** No reference: deleting one never deletes the other. */
    madeId: uuid(),
    ...readersFields,
    createdBy: ref('people'),
    createdAt: timestamp(),
  },
  { scope: readersScope, indexes: [['originId']], live: [liveFor(LIVE_DAYS, 'createdAt')] },
)

export type MadeThing = RowOf<typeof madeThings>
