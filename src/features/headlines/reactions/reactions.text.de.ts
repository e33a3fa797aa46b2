import type { ReactionKind } from './reactions.table.ts'

export const NOT_REACTED = 'Reaktion nicht gespeichert'
export const reactTo = (title: string): string => `Auf ${title} reagieren`

export const REACTION_LABELS: Record<ReactionKind, string> = {
  agree: 'Stimme zu',
  thanks: 'Danke',
  cheer: 'Gut gemacht',
  support: 'Bin dabei',
}

export function reactedBy(kind: ReactionKind, names: readonly string[], count: number): string {
  const others = count - names.length
  const said = others === 0 ? names.join(', ') : `${names.join(', ')} und ${others} weitere`
  return `${REACTION_LABELS[kind]}: ${said}`
}
