import { randomBytes, randomUUID } from 'node:crypto'
import type { Services } from '../../src/server/services.ts'
import { sessionCookieName } from '../../src/server/session-cookie.ts'
import { hashOfToken } from '../../src/server/session.ts'
import { newId } from '../../src/sync/id.ts'
import { invitePerson } from '../../src/features/invitations/invitations.mutations.ts'
import { joinCompany } from '../../src/features/invitations/joining.mutations.ts'
import { updateTeam } from '../../src/features/teams/teams.mutations.ts'
import { foundCompany } from '../../src/features/people/founding.mutations.ts'

/** Somebody with an account, and the cookie of a session of theirs. */
export interface Person {
  id: string
  email: string
  fullName: string
  cookie: { name: string; value: string }
}

/** Everybody is on the one team. */
export interface Company {
  id: string
  teamId: string
  /** Director, and manager of the team. */
  maya: Person
  /** Manager. */
  omar: Person
  /** Member. */
  lena: Person
}

/** A company, Harbor if not named, with the team Crew, made by the mutations that founding, inviting and joining run. */
export async function makeHarbor(services: Services, name = 'Harbor'): Promise<Company> {
  const maya = await makePerson(services, 'Maya Harper')
  const omar = await makePerson(services, 'Omar Castell')
  const lena = await makePerson(services, 'Lena Brook')
  const { id, teamId } = await found(services, maya, name)
  await services.node.run(id, maya.id, updateTeam, { id: teamId, name: 'Crew' })
  for (const [person, level] of [
    [omar, 'manager'],
    [lena, 'member'],
  ] as const) {
    await joinAs(services, { id, teamId, maya }, person, level)
  }
  return { id, teamId, maya, omar, lena }
}

/** A company in which there is nobody and nothing yet but its founder and the team that it begins with. */
export async function found({ node }: Services, founder: Person, name: string) {
  const ids = { id: randomUUID(), teamId: newId() }
  const slug = `${name.toLowerCase()}-${ids.id.slice(0, 8)}`
  await node.createHead(ids.id)
  const account = accountOf(founder)
  await node.run(ids.id, null, foundCompany, { ...ids, membershipId: newId(), name, slug, ...account })
  return ids
}

/** Invites somebody by Maya to the team, who comes. */
export async function joinAs(
  { node }: Services,
  { id, teamId, maya }: Pick<Company, 'id' | 'teamId' | 'maya'>,
  person: Person,
  level: 'manager' | 'member' | 'view-only',
): Promise<void> {
  const invitationId = newId()
  await node.run(id, maya.id, invitePerson, {
    id: invitationId,
    email: person.email,
    level,
    teamIds: [teamId],
  })
  const ids = { invitationId, auditId: newId(), membershipIds: [newId()] }
  await node.run(id, null, joinCompany, { ...ids, ...accountOf(person) })
}

const accountOf = ({ id, email, fullName }: Person) => ({ personId: id, email, fullName })

/** An account with a confirmed address and a session, without the mails and the slow hash of signing up. */
export async function makePerson({ pool, sessions }: Services, fullName: string): Promise<Person> {
  const id = newId()
  const token = randomBytes(32).toString('base64url')
  const email = addressOf(fullName)
  await pool.query('insert into users (id, email, email_verified, full_name) values ($1, $2, true, $3)', [
    id,
    email,
    fullName,
  ])
  await pool.query(
    "insert into sessions (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')",
    [randomUUID(), id, hashOfToken(token)],
  )
  return { id, email, fullName, cookie: { name: sessionCookieName(sessions.secureCookies), value: token } }
}

/** A new address every time: journeys share a server, and an address has one account. */
export const addressOf = (fullName: string): string =>
  `${fullName.toLowerCase().replace(/\W+/g, '.')}.${randomBytes(4).toString('hex')}@harbor.example`
