import type pg from 'pg'
import { newId } from '../../../sync/id.ts'
import type { Person } from '../../people/people.table.ts'
import { displayName } from '../../people/people.rules.ts'
import type { PeopleIds } from './people-mapping.rules.ts'

const AT_ONCE = 500
const NAME_LENGTH = 100

/**
 * The accounts of these people by their ids in the file. Whoever has none gets one that waits for them: it has no password and is not
 * confirmed, and signing up with its address takes it over, which takes that mailbox.
 */
export async function accountsOf(
  pool: pg.Pool,
  everybody: readonly Pick<Person, 'id' | 'email' | 'fullName'>[],
): Promise<PeopleIds> {
  const ids = new Map<string, string>()
  for (let from = 0; from < everybody.length; from += AT_ONCE) {
    const some = everybody.slice(from, from + AT_ONCE)
    const emails = some.map(({ email }) => email)
    await pool.query(
      `insert into users (id, email, full_name)
       select given.id, given.email, given.full_name
       from unnest($1::uuid[], $2::text[], $3::text[]) as given(id, email, full_name)
       on conflict (email) do nothing`,
      [some.map(() => newId()), emails, some.map((person) => displayName(person).slice(0, NAME_LENGTH))],
    )
    const { rows } = await pool.query<{ id: string; email: string }>(
      'select id, email from users where email = any ($1)',
      [emails],
    )
    const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
    for (const { id, email } of some) ids.set(id, byEmail.get(email)!)
  }
  return ids
}
