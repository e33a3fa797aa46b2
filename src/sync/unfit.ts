/** What is wrong with a value, and where; `message` is empty when there is nothing useful to tell a person. */
export interface Issue {
  path: PropertyKey[]
  message: string
}

/** Thrown by a check that fails. It never repeats the value that was sent. */
export class Unfit extends Error {
  readonly issues: Issue[]

  constructor(issues: Issue[]) {
    super(issues[0]?.message)
    this.issues = issues
  }
}

export function unfit(message = ''): never {
  throw new Unfit([{ path: [], message }])
}
