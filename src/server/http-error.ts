import { type Reason, Refusal } from '../sync/refusal.ts'

/** Ends a request with a refusal and the status that the route chooses for it, such as 410 or 429. */
export class HttpError extends Refusal {
  readonly status: number

  /** @param title says what failed, for a reason that has no title of its own */
  constructor(status: number, reason: Reason, title?: string) {
    super({ ...reason, title: reason.title ?? title })
    this.status = status
  }
}
