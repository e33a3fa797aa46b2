/** A backup cannot be made, read or restored; the message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
