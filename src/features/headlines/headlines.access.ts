import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { managesTeam } from '../teams/teams.access.ts'
import { ownTeam } from '../work/own-team.reads.ts'
import { canWriteWork } from '../work/work.access.ts'
import type { Headline } from './headlines.table.ts'

export const canAddHeadlines = (actor: Actor, teamId: string, read: Reader): boolean =>
  canWriteWork(actor) && ownTeam(read, actor, teamId) !== undefined

/** Only its creator changes a headline; not even a director may. */
export const canChangeHeadline = (actor: Actor, headline: Headline): boolean =>
  canWriteWork(actor) && headline.createdBy === actor.id

/** Its creator archives a headline and brings it back, and so does whoever manages its team. */
export const canArchiveHeadline = (actor: Actor, headline: Headline, read: Reader): boolean =>
  canChangeHeadline(actor, headline) || managesTeam(read, actor, headline.teamId)
