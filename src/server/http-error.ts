/** Ends a request with a message for the person who made it: what happened, and what to do next. */
export class HttpError extends Error {
  readonly status: number
  readonly title: string
  readonly detail: string | undefined

  constructor(status: number, title: string, detail?: string) {
    super(detail ?? title)
    this.status = status
    this.title = title
    this.detail = detail
  }
}
