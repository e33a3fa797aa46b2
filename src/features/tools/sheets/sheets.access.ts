import type { Actor } from '../../../sync/actor.ts'
import type { Reader } from '../../../sync/store.ts'
import { managesTeam } from '../../teams/teams.access.ts'
import { mayUseTools } from '../tools.access.ts'
import type { Audience, Shared } from './sheets.table.ts'

/** The owner edits a sheet; one that is a team's, whoever manages that team too. The others in its audience read it. */
export const mayEditSheet = (read: Reader, actor: Actor, { ownerId, teamId }: Shared): boolean =>
  mayUseTools(actor) && (ownerId === actor.id || (teamId !== null && managesTeam(read, actor, teamId)))

/** Only its owner shares a sheet and takes it back. */
export const mayShareSheet = (actor: Actor, { ownerId }: Pick<Shared, 'ownerId'>): boolean =>
  mayUseTools(actor) && ownerId === actor.id

/** To whom the actor may give sheets at all: what the whole company sees is for directors to decide. */
export const mayShareWith = (actor: Actor, audience: Audience): boolean =>
  audience !== 'company' || actor.can('full_company_access')
