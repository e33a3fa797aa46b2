import type { Shape } from '../../sync/fields.ts'
import type { Transaction } from '../../sync/transaction.ts'
import { newSettings } from '../companies/companies.rules.ts'
import { userSettings } from '../companies/companies.table.ts'
import type { Level } from '../rights/levels.rules.ts'
import { type account, people } from './people.table.ts'

/** Makes somebody an active member with this level. A former member comes back as the same person, with their settings. */
export function admitPerson(
  tx: Transaction,
  { personId, email, fullName }: Shape<typeof account>,
  level: Level,
  now: string,
): void {
  const member = { email, fullName, level, status: 'active' as const, joinedAt: now }
  if (tx.get(people, personId)) tx.update(people, personId, member)
  else tx.insert(people, { id: personId, avatarUrl: null, lastActiveAt: null, ...member })
  if (!tx.get(userSettings, personId)) tx.insert(userSettings, newSettings(personId, now))
}
