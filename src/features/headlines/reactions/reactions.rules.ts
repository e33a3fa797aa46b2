import { jointId } from '../../work/joint-id.rules.ts'
import { type HeadlineReaction, type ReactionKind, REACTIONS } from './reactions.table.ts'

/** The id of a person's reaction of one kind, the same on all of their devices. */
export function reactionId(headlineId: string, personId: string, kind: ReactionKind): string {
  const id = jointId(headlineId, personId)
  return `${id.slice(0, 15)}${REACTIONS.indexOf(kind).toString(16)}${id.slice(16)}`
}

export interface ReactionCount {
  kind: ReactionKind
  /** Who reacted so, the first first. */
  personIds: string[]
}

/** The kinds that somebody reacted with, in the order of the choices. */
export const counted = (reactions: readonly HeadlineReaction[]): ReactionCount[] =>
  REACTIONS.flatMap((kind) => {
    const ofKind = reactions
      .filter((reaction) => reaction.kind === kind)
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt) || (one.id < other.id ? -1 : 1))
    return ofKind.length === 0 ? [] : [{ kind, personIds: ofKind.map(({ personId }) => personId) }]
  })
