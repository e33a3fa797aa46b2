import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import { renamePerson } from '../../people/people.mutations.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people, type Person } from '../../people/people.table.ts'
import { presentableName } from '../arrivals.server.ts'
import type { DefaultLevel } from '../identity.requests.ts'
import { deprovisionPerson, provisionPerson, setProvisionedActive } from './provisioning.mutations.ts'
import type { Changed, Filter } from './scim-input.server.ts'
import {
  fail,
  idsNamed,
  inIt,
  type Link,
  linksOf,
  noteLink,
  requireFree,
  requireNewcomer,
  storeOf,
} from './scim-links.server.ts'
import { readName, rename } from './scim-names.server.ts'

/** A directory that was let in, and what its people become. */
export interface Directory {
  companyId: string
  defaultLevel: DefaultLevel
}

export interface Listed {
  person: Person
  externalId: string | null
  userName: string
}

const MOST_LISTED = 200

const listed = (person: Person, link: Link | undefined): Listed => ({
  person,
  externalId: link?.externalId ?? null,
  userName: link?.userName ?? person.email,
})

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
    page: page.map((person) => listed(person, links.get(person.id))),
  }
}

async function matching(services: Services, companyId: string, filter: Filter | null): Promise<Person[]> {
  const store = await storeOf(services, companyId)
  if (filter?.attribute === 'userName') {
    const userName = filter.value.trim().toLowerCase()
    const renamed = await idsNamed(services, companyId, userName)
    if (renamed.length > 0) return renamed.flatMap((id) => store.get(people, id) ?? [])
    const found = store.where(people, { email: userName })
    const links = await linksOf(
      services,
      companyId,
      found.map(({ id }) => id),
    )
    // Whom the directory calls otherwise is not found by the earlier name, which may be somebody else's by now.
    return found.filter(({ id }) => !links.some((link) => link.id === id && link.userName !== null))
  }
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
  return listed(person, link)
}

/** Makes somebody a member whom the directory lists, with an account if they have none. */
export async function createUser(
  services: Services,
  directory: Directory,
  { userName = '', name = '', externalId, active = true }: Changed,
): Promise<Listed> {
  const { companyId, defaultLevel } = directory
  const email = await readName(services, companyId, userName)
  await requireNewcomer(services, companyId, { userName: email, externalId })
  const { id, fullName } = await accountOf(services, email, presentableName(name, email))
  const [link] = await linksOf(services, companyId, [id])
  await services.node.run(companyId, null, provisionPerson, {
    auditId: newId(),
    level: defaultLevel,
    mayReturn: link?.mayReturn ?? false,
    personId: id,
    email,
    fullName,
  })
  await noteLink(services, companyId, id, {
    externalId: externalId ?? null,
    userName: null,
    ended: false,
  })
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

/**
 * Changes what the directory says of a member. Another name is only the directory's: the address of the account stays until its person changes it.
 * Whoever is to lose access has lost it, whatever else is wrong with the request.
 */
export async function changeUser(
  services: Services,
  directory: Directory,
  id: string,
  { userName, name, externalId, active }: Changed,
): Promise<Listed> {
  const { companyId } = directory
  const before = await readUser(services, directory, id)
  const { person } = before
  if (active === false) await setActive(services, directory, id, false)
  if (userName !== undefined && userName.trim().toLowerCase() !== before.userName)
    await rename(services, companyId, person, userName)
  if (externalId !== undefined) {
    await requireFree(services, companyId, externalId, id)
    await noteLink(services, companyId, id, { externalId })
  }
  if (name !== undefined && name !== '' && name !== person.fullName)
    await services.node.run(companyId, null, renamePerson, {
      personId: id,
      fullName: presentableName(name, person.email),
    })
  if (active === true) await setActive(services, directory, id, true)
  return readUser(services, directory, id)
}

async function setActive(
  services: Services,
  { companyId, defaultLevel }: Directory,
  personId: string,
  active: boolean,
): Promise<void> {
  const person = (await storeOf(services, companyId)).get(people, personId)
  if (!person) return
  const [link] = await linksOf(services, companyId, [personId])
  if (isActiveMember(person) === active) return active ? undefined : finishEnding(services, link)
  const mayReturn = link?.mayReturn ?? false
  const args = { auditId: newId(), personId, active, level: defaultLevel, mayReturn }
  // Noted first: an end that is cut off half-way would otherwise count as one by people.
  if (!active) await noteLink(services, companyId, personId, { ended: true })
  await services.node.run(companyId, null, setProvisionedActive, args)
  if (active) await noteLink(services, companyId, personId, { ended: false })
  else await services.sessions.revoke({ userId: personId })
}

/** What an end that was cut off may have left. Sessions that began since are not the company’s to end: the account may have other companies. */
async function finishEnding({ sessions }: Services, link: Link | undefined): Promise<void> {
  if (link?.endedAt) await sessions.revoke({ userId: link.id, begunBefore: link.endedAt })
}

/** Ends a membership; the person’s name stays on what they did. */
export async function deleteUser(services: Services, directory: Directory, personId: string): Promise<void> {
  const { companyId } = directory
  const person = (await storeOf(services, companyId)).get(people, personId)
  if (person?.status === 'active') {
    // Whoever is inactive was ended before: by whom stays as it is.
    if (isActiveMember(person)) await noteLink(services, companyId, personId, { ended: true })
    await services.node.run(companyId, null, deprovisionPerson, { auditId: newId(), personId })
    await services.sessions.revoke({ userId: personId })
  }
  const [link] = await linksOf(services, companyId, [personId])
  if (link) await noteLink(services, companyId, personId, { userName: null, externalId: null })
  if (person?.status === 'active') return
  await finishEnding(services, link)
  fail(404, 'provisioning/no-such-user')
}
