/** A command cannot be done as it was given; the message tells the operator why, or how to give it. */
export class CommandError extends Error {
  override name = 'CommandError'
}
