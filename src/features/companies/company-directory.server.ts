import type pg from 'pg'
import { asPerson } from '../../server/database/in-company.ts'
import type { Services } from '../../server/services.ts'
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

type Reading = Pick<Services, 'pool' | 'node'>

/** Runs `work`, which reads the memberships: a company out of reach holds up only its own people. */
const amongCompanies = <T>(
  { pool, node }: Reading,
  userId: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  node.readingAll(
    () => asPerson(pool, userId, listed),
    () => asPerson(pool, userId, work),
  )

async function listed(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select company_id as id from person_companies where user_id = app_user_id()',
  )
  return rows.map(({ id }) => id)
}

const isOpen = ({ level }: Membership): boolean => level !== 'inactive'

/** The companies in which the person is active, by name. */
export async function companiesOf(services: Reading, userId: string): Promise<AccountCompany[]> {
  const all = await amongCompanies(services, userId, memberships)
  return all.filter(isOpen).map(({ id, name, slug, level, joinedAt }) => ({
    id,
    name,
    slug,
    level,
    joinedAt: joinedAt.toISOString(),
  }))
}

/** The company chosen last, among those in which the person is active; null if none ever was. */
export async function currentCompanyOf(services: Reading, userId: string): Promise<string | null> {
  const all = (await amongCompanies(services, userId, memberships)).filter(isOpen)
  const chosen = all
    .flatMap(({ id, lastAccessedAt }) => (lastAccessedAt ? [{ id, at: lastAccessedAt.getTime() }] : []))
    .toSorted((left, right) => right.at - left.at)
  return chosen[0]?.id ?? null
}

/** The ids of all companies that know the person. */
export const companyIdsOf = async (services: Reading, userId: string): Promise<string[]> =>
  (await amongCompanies(services, userId, memberships)).map(({ id }) => id)

/** Whether the other is a member of one of the companies in which the person is active. */
export async function shareCompany(
  services: Reading,
  own: Promise<readonly { id: string }[]>,
  otherId: string,
): Promise<boolean> {
  const [shared, others] = await Promise.all([own, companyIdsOf(services, otherId)])
  return shared.some(({ id }) => others.includes(id))
}

/** Remembers the company as the one to open next time, if the person is active in it. Returns the state of their membership. */
export const chooseCompany = (
  services: Reading,
  userId: string,
  companyId: string,
): Promise<'active' | 'inactive' | 'no member'> =>
  amongCompanies(services, userId, async (client) => {
    const membership = (await memberships(client)).find(({ id }) => id === companyId)
    if (!membership) return 'no member'
    if (!isOpen(membership)) return 'inactive'
    await client.query(
      'update person_companies set last_accessed_at = now() where user_id = $1 and company_id = $2',
      [userId, companyId],
    )
    return 'active'
  })
