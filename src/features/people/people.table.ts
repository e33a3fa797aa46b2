import { defineTable, type RowOf } from '../../sync/define-table.ts'
import { choice, text, timestamp, uuid } from '../../sync/fields.ts'
import { company } from '../../sync/scope.ts'
import { LEVELS } from '../rights/levels.rules.ts'

export const level = () => choice(...LEVELS)

/** The members of a company. Their ids are those of their accounts: a person has the same id in every company. */
export const people = defineTable(
  'people',
  {
    id: uuid(),
    email: text({ max: 320 }),
    fullName: text({ max: 200 }),
    avatarUrl: text({ max: 500 }).nullable(),
    level: level(),
    status: choice('active', 'removed'),
    joinedAt: timestamp(),
    lastActiveAt: timestamp().nullable(),
  },
  { scope: company, most: 50_000, indexes: [['email'], ['level']], membership: true, listed: true },
)

/** What a person who joins a company brings from their account. */
export const account = { personId: uuid(), email: text({ max: 254 }), fullName: text({ max: 100 }) }

export type Person = RowOf<typeof people>
