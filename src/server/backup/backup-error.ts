/** A backup cannot be made, read or restored; the message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Whether something could not be written because its disk, or what its account may use of it, is full. */
export const isNoRoom = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
