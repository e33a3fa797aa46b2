import type pg from 'pg'
import { asPerson } from '../../server/database/in-company.ts'
import type { AccountCompany } from '../accounts/sessions/sessions.requests.ts'

interface Membership extends Omit<AccountCompany, 'joinedAt'> {
  joinedAt: Date
  lastAccessedAt: Date | null
}

/** Every company that lists the person as a member, even an inactive one. */
async function memberships(client: pg.PoolClient): Promise<Membership[]> {
  const { rows } = await client.query<Membership>(
    `select id, name, slug, level, joined_at as "joinedAt", last_accessed_at as "lastAccessedAt"
     from companies_of_user() order by name, id`,
  )
  return rows
}

const isOpen = ({ level }: Membership): boolean => level !== 'inactive'

/** The companies in which the person is active, by name. */
export async function companiesOf(pool: pg.Pool, userId: string): Promise<AccountCompany[]> {
  const all = await asPerson(pool, userId, memberships)
  return all.filter(isOpen).map(({ id, name, slug, level, joinedAt }) => ({
    id,
    name,
    slug,
    level,
    joinedAt: joinedAt.toISOString(),
  }))
}

/** The company chosen last, among those in which the person is active; null if none ever was. */
export async function currentCompanyOf(pool: pg.Pool, userId: string): Promise<string | null> {
  const all = (await asPerson(pool, userId, memberships)).filter(isOpen)
  const chosen = all
    .flatMap(({ id, lastAccessedAt }) => (lastAccessedAt ? [{ id, at: lastAccessedAt.getTime() }] : []))
    .toSorted((left, right) => right.at - left.at)
  return chosen[0]?.id ?? null
}

/** The ids of all companies that know the person. */
export const companyIdsOf = async (pool: pg.Pool, userId: string): Promise<string[]> =>
  (await asPerson(pool, userId, memberships)).map(({ id }) => id)

/** Remembers the company as the one to open next time, if the person is active in it. Returns the state of their membership. */
export const chooseCompany = (
  pool: pg.Pool,
  userId: string,
  companyId: string,
): Promise<'active' | 'inactive' | 'no member'> =>
  asPerson(pool, userId, async (client) => {
    const membership = (await memberships(client)).find(({ id }) => id === companyId)
    if (!membership) return 'no member'
    if (!isOpen(membership)) return 'inactive'
    await client.query(
      'update person_companies set last_accessed_at = now() where user_id = $1 and company_id = $2',
      [userId, companyId],
    )
    return 'active'
  })
