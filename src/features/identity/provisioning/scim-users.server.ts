import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import { email as emailSchema } from '../../accounts/accounts.requests.ts'
import { renamePerson } from '../../people/people.mutations.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import { presentableName } from '../arrivals.server.ts'
import { domainOf } from '../domains.rules.ts'
import { type IdentityCode, refuse } from '../identity.refusals.ts'
import type { DefaultLevel } from '../identity.requests.ts'
import { deprovisionPerson, provisionPerson, setProvisionedActive } from './provisioning.mutations.ts'
import type { Changed, Filter } from './scim-input.server.ts'

type PlainCode = Exclude<IdentityCode, 'identity/too-many-domains' | 'provisioning/too-many-tokens'>

function fail(status: number, code: PlainCode): never {
  throw new HttpError(status, refuse.reason(code))
}

/** A directory that was let in, and what its people become. */
export interface Directory {
  companyId: string
  defaultLevel: DefaultLevel
}

interface Link {
  id: string
  externalId: string | null
  endedAt: Date | null
}

export interface Listed {
  person: Person
  externalId: string | null
}

const MOST_LISTED = 200

/** The rows of a statement that runs in one company, whose id is its first parameter. */
export const inIt = <T extends object>(
  { node }: Services,
  companyId: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> =>
  node.options.inCompany(companyId, null, async (client) => {
    const { rows } = await client.query<T>(text, [companyId, ...values])
    return rows
  })

const LINK = 'id, external_id as "externalId", ended_at as "endedAt"'

const linksOf = (services: Services, companyId: string, ids: readonly string[]): Promise<Link[]> =>
  inIt(services, companyId, `select ${LINK} from scim_users where company_id = $1 and id = any ($2)`, [ids])

const storeOf = async ({ node }: Services, companyId: string) =>
  (await node.company(companyId))?.replica.store ?? fail(404, 'provisioning/no-such-user')

/** A page of the company’s members, in an order that stays. */
export async function listUsers(
  services: Services,
  { companyId }: Directory,
  { filter, startIndex, count }: { filter: Filter | null; startIndex: number; count: number },
): Promise<{ total: number; page: Listed[] }> {
  const found = await matching(services, companyId, filter)
  const members = found.filter(({ status }) => status === 'active')
  const from = Math.max(1, startIndex) - 1
  const page = members.slice(from, from + Math.min(Math.max(0, count), MOST_LISTED))
  const links = new Map(
    (
      await linksOf(
        services,
        companyId,
        page.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  return {
    total: members.length,
    page: page.map((person) => ({ person, externalId: links.get(person.id)?.externalId ?? null })),
  }
}

async function matching(services: Services, companyId: string, filter: Filter | null): Promise<Person[]> {
  const store = await storeOf(services, companyId)
  if (filter?.attribute === 'userName')
    return store.where(people, { email: filter.value.trim().toLowerCase() })
  if (filter) {
    const rows = await inIt<{ id: string }>(
      services,
      companyId,
      'select id from scim_users where company_id = $1 and external_id = $2',
      [filter.value],
    )
    return rows.flatMap(({ id }) => store.get(people, id) ?? [])
  }
  return store.where(people, {}).toSorted((left, right) => (left.id < right.id ? -1 : 1))
}

/** @throws HttpError 404 for somebody who is no member, or of another company */
export async function readUser(services: Services, { companyId }: Directory, id: string): Promise<Listed> {
  const person = (await storeOf(services, companyId)).get(people, id)
  if (person?.status !== 'active') return fail(404, 'provisioning/no-such-user')
  const [link] = await linksOf(services, companyId, [id])
  return { person, externalId: link?.externalId ?? null }
}

/** Makes somebody a member whom the directory lists, with an account if they have none. */
export async function createUser(
  services: Services,
  directory: Directory,
  { userName = '', name = '', externalId, active = true }: Changed,
): Promise<Listed> {
  const { companyId, defaultLevel } = directory
  const email = emailSchema.safeParse(userName).data ?? fail(400, 'provisioning/no-address')
  const { rowCount } = await services.pool.query(
    'select from sign_in_domains where company_id = $1 and domain = $2',
    [companyId, domainOf(email)],
  )
  if (rowCount === 0) fail(400, 'provisioning/other-domain')
  await requireFree(services, companyId, externalId, null)
  const { id, fullName } = await accountOf(services, email, presentableName(name, email))
  const [link] = await linksOf(services, companyId, [id])
  await services.node.run(companyId, null, provisionPerson, {
    auditId: newId(),
    level: defaultLevel,
    mayReturn: (link?.endedAt ?? null) !== null,
    personId: id,
    email,
    fullName,
  })
  await noteLink(services, companyId, id, { externalId: externalId ?? null, ended: false })
  if (!active) await setActive(services, directory, id, false)
  return readUser(services, directory, id)
}

/** The account of an address. A new one is confirmed by whoever signs in first: the provider, or a mail. */
async function accountOf(
  { pool }: Services,
  email: string,
  name: string,
): Promise<{ id: string; fullName: string }> {
  await pool.query(
    'insert into users (id, email, full_name) values ($1, $2, $3) on conflict (email) do nothing',
    [newId(), email, name],
  )
  const { rows } = await pool.query<{ id: string; fullName: string }>(
    'select id, full_name as "fullName" from users where email = $1',
    [email],
  )
  return rows[0]!
}

/** Changes what the directory says of a member; their address stays, because it is that of their account. */
export async function changeUser(
  services: Services,
  directory: Directory,
  id: string,
  { userName, name, externalId, active }: Changed,
): Promise<Listed> {
  const { companyId } = directory
  const { person } = await readUser(services, directory, id)
  if (userName !== undefined && userName.trim().toLowerCase() !== person.email)
    fail(400, 'provisioning/address-stays')
  if (externalId !== undefined) {
    await requireFree(services, companyId, externalId, id)
    await noteLink(services, companyId, id, { externalId })
  }
  if (name !== undefined && name !== '' && name !== person.fullName)
    await services.node.run(companyId, null, renamePerson, {
      personId: id,
      fullName: presentableName(name, person.email),
    })
  if (active !== undefined) await setActive(services, directory, id, active)
  return readUser(services, directory, id)
}

async function setActive(
  services: Services,
  { companyId, defaultLevel }: Directory,
  personId: string,
  active: boolean,
): Promise<void> {
  const person = (await storeOf(services, companyId)).get(people, personId)
  if (!person || isActiveMember(person) === active) return
  const [link] = await linksOf(services, companyId, [personId])
  const mayReturn = (link?.endedAt ?? null) !== null
  const args = { auditId: newId(), personId, active, level: defaultLevel, mayReturn }
  await services.node.run(companyId, null, setProvisionedActive, args)
  await noteLink(services, companyId, personId, { ended: !active })
  if (!active) await services.sessions.revoke({ userId: personId })
}

/** Ends a membership; the person’s name stays on what they did. */
export async function deleteUser(services: Services, directory: Directory, personId: string): Promise<void> {
  const { companyId } = directory
  await readUser(services, directory, personId)
  await services.node.run(companyId, null, deprovisionPerson, { auditId: newId(), personId })
  await noteLink(services, companyId, personId, { ended: true })
  await services.sessions.revoke({ userId: personId })
}

async function requireFree(
  services: Services,
  companyId: string,
  externalId: string | null | undefined,
  own: string | null,
): Promise<void> {
  if (externalId === null || externalId === undefined) return
  const taken = await inIt<{ id: string }>(
    services,
    companyId,
    'select id from scim_users where company_id = $1 and external_id = $2 and id is distinct from $3::uuid',
    [externalId, own],
  )
  if (taken.length > 0) fail(409, 'provisioning/external-id-taken')
}

/** What is left out stays as it is. */
const noteLink = (
  services: Services,
  companyId: string,
  id: string,
  { externalId, ended }: { externalId?: string | null; ended?: boolean },
): Promise<unknown> =>
  inIt(
    services,
    companyId,
    `insert into scim_users (company_id, id, external_id, ended_at) values ($1, $2, $3, $6)
     on conflict (company_id, id) do update set
       external_id = case when $4::boolean then excluded.external_id else scim_users.external_id end,
       ended_at = case when $5::boolean is null then scim_users.ended_at else excluded.ended_at end`,
    [id, externalId ?? null, externalId !== undefined, ended ?? null, ended ? new Date() : null],
  )
