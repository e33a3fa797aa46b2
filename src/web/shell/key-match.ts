export type Keyed = { key?: string; sequence?: readonly string[] }

/** The command for a key pressed with Ctrl or Cmd. */
export function commandForKey<Command extends Keyed>(
  commands: readonly Command[],
  key: string,
): Command | undefined {
  return commands.find((command) => command.key === key.toLowerCase())
}

/**
 * Follows keys as they are pressed one after the other.
 * @returns the command once its sequence is complete, and the keys that may still become a sequence
 */
export function followSequence<Command extends Keyed>(
  commands: readonly Command[],
  pressed: readonly string[],
  key: string,
): { command?: Command; pressed: readonly string[] } {
  const keys = [...pressed, key]
  const startsWith = (sequence: readonly string[]) => keys.every((one, at) => sequence[at] === one)
  const matching = commands.filter(({ sequence }) => sequence && startsWith(sequence))
  const command = matching.find(({ sequence }) => sequence?.length === keys.length)
  if (command) return { command, pressed: [] }
  if (matching.length > 0) return { pressed: keys }
  // The key that breaks one sequence may start another.
  return pressed.length > 0 ? followSequence(commands, [], key) : { pressed: [] }
}
