/** The database cannot be used as configured; the message is one sentence that tells the operator what to do. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
  }
}
