import type { ReactionKind } from './reactions.table.ts'

export const NOT_REACTED = 'Failed to save your reaction'
export const reactTo = (title: string): string => `React to ${title}`

export const REACTION_LABELS: Record<ReactionKind, string> = {
  agree: 'Agree',
  thanks: 'Thank you',
  cheer: 'Well done',
  support: 'With you',
}

/** Who reacted so, such as "Well done: Lena, Omar and 3 others". */
export function reactedBy(kind: ReactionKind, names: readonly string[], count: number): string {
  const others = count - names.length
  const said = others === 0 ? names.join(', ') : `${names.join(', ')} and ${others} others`
  return `${REACTION_LABELS[kind]}: ${said}`
}
