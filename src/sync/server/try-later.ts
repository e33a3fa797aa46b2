import { type Reason, Refusal } from '../refusal.ts'

/** Not now: the same request will be let in after `seconds`. 429 if this person asks for too much, 503 if everybody does. */
export class TryLater extends Refusal {
  readonly status: 429 | 503
  readonly seconds: number

  constructor(status: 429 | 503, reason: Reason, seconds: number) {
    super(reason)
    this.status = status
    this.seconds = Math.max(1, Math.ceil(seconds))
  }
}
