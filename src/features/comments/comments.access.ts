import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { actorOf } from '../people/people.access.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { canWriteWork } from '../work/work.access.ts'
import { type Audience, audienceScope } from './audience.rules.ts'
import type { Comment } from './comments.table.ts'

/**
 * Who may do what with comments. Whoever receives a discussion may read and follow it; to take part takes the right to write work, and
 * what each kind of subject says besides.
 */

export const canFollow = (actor: Actor): boolean => actor.can('view_team_info')

export const canComment = canWriteWork

/** Only its author edits a comment, while it is not deleted. */
export const canEditComment = (actor: Actor, comment: Pick<Comment, 'createdBy' | 'deletedAt'>): boolean =>
  canWriteWork(actor) && comment.createdBy === actor.id && comment.deletedAt === null

/** Its author deletes a comment, and so does whoever manages the team. */
export const canDeleteComment = (
  actor: Actor,
  comment: Pick<Comment, 'createdBy' | 'teamId'>,
  read: Reader,
): boolean =>
  canWriteWork(actor) &&
  (comment.createdBy === actor.id || (comment.teamId !== null && managesTeam(read, actor, comment.teamId)))

/** Whether a person sees what has this audience. */
export const isAmong = (read: Reader, personId: string, audience: Audience): boolean =>
  actorOf(read, personId)?.sees(audienceScope(audience)) === true
