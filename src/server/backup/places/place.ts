/** Where backups are kept that servers make by themselves. */
export interface BackupPlace {
  /** As operators know it. */
  name: string
  /** The names of the finished ones, the newest first. */
  list(): Promise<string[]>
  /**
   * Keeps what `write` writes to a path; it has its name there once it is whole. Returns its size in bytes.
   * @throws {BackupError} if the place cannot be used
   */
  add(name: string, write: (path: string) => Promise<void>, signal: AbortSignal): Promise<number>
  /** Lets `use` read one. */
  read(name: string, use: (path: string) => Promise<void>): Promise<void>
  remove(name: string): Promise<void>
  /** Removes what a killed process of the installation with this mark left unfinished. None of its processes may be adding one. */
  clean(mark: string): Promise<void>
  /** Whether it can be written to; leaves nothing there. */
  check(): Promise<void>
}

/** What servers call theirs, with the mark of their installation. Anything else in the place is left alone. */
const NAME = /^quarterdeck-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-([0-9a-f]{8})\.backup$/

export const isBackupName = (name: string): boolean => NAME.test(name)

/** Whether the installation with this mark made it: several may keep theirs in one place. */
export const isBackupOf = (name: string, mark: string): boolean => NAME.exec(name)?.[1] === mark

/** Sorted by name, these are sorted by time. */
export const backupName = (at: Date, mark: string): string =>
  `quarterdeck-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${mark}.backup`
