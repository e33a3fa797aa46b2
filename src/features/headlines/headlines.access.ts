import type { Actor } from '../../sync/actor.ts'
import type { Reader } from '../../sync/store.ts'
import { ownTeam } from '../work/own-team.access.ts'
import type { Headline } from './headlines.table.ts'

/** Whoever may create work of their own may write headlines; view-only people read them. */
export const canWriteHeadlines = (actor: Actor): boolean => actor.can('create_personal_tasks')

export const canAddHeadlines = (actor: Actor, teamId: string, read: Reader): boolean =>
  canWriteHeadlines(actor) && ownTeam(read, actor, teamId) !== undefined

/** A headline is its creator's word: nobody else changes or archives it, a director neither. */
export const canChangeHeadline = (actor: Actor, headline: Headline): boolean =>
  canWriteHeadlines(actor) && headline.createdBy === actor.id
