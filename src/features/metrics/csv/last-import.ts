/** How to take back the last import into each team, as long as the page stands. */
const undos = new Map<string, () => void>()

export const lastImport = {
  /** Undefined if there is none to take back. */
  undoOf: (teamId: string): (() => void) | undefined => undos.get(teamId),
  keep: (teamId: string, undo: () => void) => void undos.set(teamId, undo),
  forget: (teamId: string) => void undos.delete(teamId),
}
