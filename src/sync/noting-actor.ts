import type { Actor, Capability } from './actor.ts'
import type { Scope } from './scope.ts'

/** An actor that notes which capabilities it is asked for, to tell whether another one would have answered the same. */
export class NotingActor implements Actor {
  readonly #actor: Actor
  readonly #answers = new Map<Capability, boolean>()

  constructor(actor: Actor) {
    this.#actor = actor
  }

  get id(): string {
    return this.#actor.id
  }

  get system(): boolean {
    return this.#actor.system
  }

  get scopes(): ReadonlySet<Scope> {
    return this.#actor.scopes
  }

  get home(): ReadonlySet<Scope> {
    return this.#actor.home
  }

  sees(scope: Scope): boolean {
    return this.#actor.sees(scope)
  }

  can(capability: Capability): boolean {
    const answer = this.#actor.can(capability)
    this.#answers.set(capability, answer)
    return answer
  }

  isLike(other: Actor): boolean {
    return (
      this.scopes.size === other.scopes.size &&
      [...other.scopes].every((scope) => this.scopes.has(scope)) &&
      [...this.#answers].every(([capability, answer]) => other.can(capability) === answer)
    )
  }
}
