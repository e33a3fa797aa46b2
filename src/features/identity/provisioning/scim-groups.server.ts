import { HttpError } from '../../../server/http-error.ts'
import type { Services } from '../../../server/services.ts'
import { newId } from '../../../sync/id.ts'
import { Refusal } from '../../../sync/refusal.ts'
import { addTeamMember, removeTeamMember } from '../../people/team-members.mutations.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { deleteTeam, updateTeam } from '../../teams/teams.mutations.ts'
import { type Team, teamMembers, teams } from '../../teams/teams.table.ts'
import { refuse } from '../identity.refusals.ts'
import { provisionTeam } from './provisioning.mutations.ts'
import { claimGroup, nameKey, reclaimGroup, releaseGroup } from './group-claims.server.ts'
import type { GroupChange, GroupFilter } from './scim-group-input.server.ts'
import { inIt } from './scim-links.server.ts'
import type { Directory } from './scim-users.server.ts'

const MOST_LISTED = 200
/** Of one directory. Each team costs every browser of the company a row. */
const MOST_GROUPS = 500

type GroupCode =
  | 'provisioning/no-such-group'
  | 'provisioning/no-such-user'
  | 'provisioning/group-exists'
  | 'provisioning/too-many-groups'
  | 'provisioning/team-leads'

function fail(status: number, code: GroupCode): never {
  throw new HttpError(status, refuse.reason(code))
}

/** A team that the directory has made. */
export interface Group {
  team: Team
  externalId: string | null
  memberIds: string[]
}

const storeOf = async ({ node }: Services, companyId: string) =>
  (await node.company(companyId))?.replica.store ?? fail(404, 'provisioning/no-such-group')

/** The teams that the directory has made and that are still there, in an order that stays. Other teams are none of its business. */
async function groupsOf(services: Services, companyId: string): Promise<Group[]> {
  const store = await storeOf(services, companyId)
  const links = await inIt<{ id: string; externalId: string | null }>(
    services,
    companyId,
    'select id, external_id as "externalId" from scim_groups where company_id = $1 order by id',
  )
  return links.flatMap(({ id, externalId }) => {
    const team = store.get(teams, id)
    if (!team || team.deletedAt !== null) return []
    const memberIds = store.where(teamMembers, { teamId: id }).map(({ personId }) => personId)
    return [{ team, externalId, memberIds }]
  })
}

/** A page of the groups. */
export async function listGroups(
  services: Services,
  { companyId }: Directory,
  { filter, startIndex, count }: { filter: GroupFilter | null; startIndex: number; count: number },
): Promise<{ total: number; page: Group[] }> {
  const isMeant = ({ team, externalId }: Group) =>
    filter === null ||
    (filter.attribute === 'externalId'
      ? externalId === filter.value
      : nameKey(team.name) === nameKey(filter.value))
  const found = (await groupsOf(services, companyId)).filter(isMeant)
  const from = Math.max(1, startIndex) - 1
  return { total: found.length, page: found.slice(from, from + Math.min(Math.max(0, count), MOST_LISTED)) }
}

/** @throws HttpError 404 for a team that is gone, of another company, or that people have made */
export async function readGroup(services: Services, { companyId }: Directory, id: string): Promise<Group> {
  const groups = await groupsOf(services, companyId)
  return groups.find(({ team }) => team.id === id) ?? fail(404, 'provisioning/no-such-group')
}

/** Makes a team for a group, on which only those are whom the group names. */
export async function createGroup(
  services: Services,
  directory: Directory,
  { name, externalId, members }: { name: string; externalId: string | null; members: readonly string[] },
): Promise<Group> {
  const { companyId } = directory
  await requireMembers(services, companyId, members)
  const groups = await groupsOf(services, companyId)
  if (groups.length >= MOST_GROUPS) fail(409, 'provisioning/too-many-groups')
  requireFree(groups, { name, externalId }, null)
  const [maker] = await inIt<{ madeBy: string }>(
    services,
    companyId,
    'select made_by as "madeBy" from scim_tokens where company_id = $1 order by last_used_at desc nulls last limit 1',
  )
  const createdBy = maker?.madeBy ?? fail(404, 'provisioning/no-such-group')
  const id = newId()
  await claimGroup(services, companyId, { id, name, externalId })
  await orElse(
    () => services.node.run(companyId, null, provisionTeam, { id, name, createdBy }),
    () => releaseGroup(services, companyId, id),
  )
  await setMembers(services, companyId, id, { add: members, remove: [] })
  return readGroup(services, directory, id)
}

/** Changes a group's team as its directory says. @throws HttpError 409 while the team leads the company */
export async function changeGroup(
  services: Services,
  directory: Directory,
  id: string,
  { name, externalId, set, add, remove }: GroupChange,
): Promise<Group> {
  const { companyId } = directory
  const { team, memberIds } = await requireOwn(services, directory, id)
  const coming = (set ?? add).filter((personId) => !memberIds.includes(personId))
  const going = memberIds.filter((personId) => (set ? !set.includes(personId) : remove.includes(personId)))
  await requireMembers(services, companyId, coming)
  requireFree(await groupsOf(services, companyId), { name, externalId }, id)
  await reclaimGroup(services, companyId, { id, name, externalId })
  if (name !== undefined && name.trim() !== team.name)
    await orElse(
      () => services.node.run(companyId, null, updateTeam, { id, name }),
      () => reclaimGroup(services, companyId, { id, name: team.name }),
    )
  await setMembers(services, companyId, id, { add: coming, remove: going })
  return readGroup(services, directory, id)
}

/** Deletes the group's team; for 30 days people can bring it back, and then it is theirs. */
export async function deleteGroup(services: Services, directory: Directory, id: string): Promise<void> {
  await requireOwn(services, directory, id)
  await services.node.run(directory.companyId, null, deleteTeam, { id })
  await releaseGroup(services, directory.companyId, id)
}

/** Undoes what was prepared if the work is refused. Whether work that failed otherwise was done after all is not known. */
async function orElse(work: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Refusal) await undo()
    throw error
  }
}

/** Who leads the company its directors decide, and nobody from outside. */
async function requireOwn(services: Services, directory: Directory, id: string): Promise<Group> {
  const group = await readGroup(services, directory, id)
  return group.team.isLeadership ? fail(409, 'provisioning/team-leads') : group
}

async function requireMembers(services: Services, companyId: string, ids: readonly string[]): Promise<void> {
  const store = await storeOf(services, companyId)
  for (const id of ids) {
    const person = store.get(people, id)
    if (!person || !isActiveMember(person)) fail(400, 'provisioning/no-such-user')
  }
}

function requireFree(
  groups: readonly Group[],
  { name, externalId }: { name?: string | undefined; externalId?: string | null | undefined },
  own: string | null,
): void {
  const others = groups.filter(({ team }) => team.id !== own)
  const isTaken = others.some(
    (one) =>
      (name !== undefined && nameKey(one.team.name) === nameKey(name)) ||
      (externalId !== undefined && externalId !== null && one.externalId === externalId),
  )
  if (isTaken) fail(409, 'provisioning/group-exists')
}

async function setMembers(
  { node }: Services,
  companyId: string,
  teamId: string,
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<void> {
  for (const personId of new Set(add))
    await node.run(companyId, null, addTeamMember, { id: newId(), teamId, personId })
  for (const personId of remove) await node.run(companyId, null, removeTeamMember, { teamId, personId })
}
