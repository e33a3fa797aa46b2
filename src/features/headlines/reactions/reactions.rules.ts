import { type HeadlineReaction, type ReactionKind, REACTIONS } from './reactions.table.ts'

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
