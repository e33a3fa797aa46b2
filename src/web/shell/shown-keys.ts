import type { Command } from './commands.ts'
import { withModifier } from '../../ui/keyboard.ts'

/** A command's keys as shown on this machine; undefined if it has none. */
export function shownKeys({ key, sequence }: Pick<Command, 'key' | 'sequence'>): string | undefined {
  return key ? withModifier(key) : shownSequence(sequence)
}

export const shownSequence = (sequence: readonly string[] | undefined): string | undefined =>
  sequence?.map((key) => key.toUpperCase()).join(' ')
