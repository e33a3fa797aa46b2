import { normalEmail } from '../../accounts/email.rules.ts'
import { isAddress } from '../../invitations/invitations.rules.ts'
import { levelNamed } from '../../rights/legacy-levels.rules.ts'
import type { Level } from '../../rights/levels.rules.ts'
import type { Known } from './mover-known.rules.ts'
import { notAnAddress, twiceHere } from './mover.text.ts'

/** Somebody whom a file names and who is to be asked to join. */
export interface NewPerson {
  email: string
  fullName: string
  level: Level
  teams: readonly string[]
  isMember: boolean
}

const nameOf = (name: string): string => {
  const [last, first] = name.split(',')
  return (first === undefined ? name : `${first.trim()} ${last!.trim()}`).trim().toLowerCase()
}

/** Who people are: by their address or, if only one has it, by their name. */
export class MovedPeople {
  readonly invited = new Map<string, NewPerson>()
  readonly nobody = new Set<string>()
  readonly matched = new Set<string>()
  readonly #known: Known
  readonly #byEmail: Map<string, string>
  readonly #byName = new Map<string, string | null>()

  constructor(known: Known) {
    this.#known = known
    this.#byEmail = new Map(known.people.map(({ email, id }) => [email, id]))
    for (const { fullName, id } of known.people) this.#name(fullName, id)
  }

  #name(fullName: string, id: string): void {
    const name = nameOf(fullName)
    const before = this.#byName.get(name)
    this.#byName.set(name, before === undefined || before === id ? id : null)
  }

  /** Takes somebody from a file of people; what is wrong with the row otherwise. */
  add(
    email: string,
    given: Omit<NewPerson, 'email' | 'level' | 'isMember'> & { level: string },
  ): string | null {
    const address = normalEmail(email)
    if (!isAddress(address)) return notAnAddress(email)
    if (this.invited.has(address)) return twiceHere(address)
    const member = this.#known.people.find((person) => person.email === address)
    if (member?.status === 'active') {
      this.matched.add(member.id)
      return null
    }
    const level = levelNamed(given.level)
    const fullName = (given.fullName || member?.fullName || address).slice(0, 100)
    const id = member?.id ?? this.#known.accountOf(address)
    this.invited.set(address, {
      ...given,
      fullName,
      email: address,
      // Nobody becomes more than a director by a file, and nobody is asked to join who could do nothing.
      level: level === 'super_admin' ? 'director' : level,
      isMember: member !== undefined,
    })
    this.#byEmail.set(address, id)
    this.#name(fullName, id)
    return null
  }

  /** The id of whom a cell names; null if that is nobody. */
  idOf(text: string): string | null {
    if (text === '') return null
    const first = text.split(/[;|]/)[0]!.trim()
    const id = this.#byEmail.get(normalEmail(first)) ?? this.#byName.get(nameOf(first)) ?? null
    if (id === null) this.nobody.add(first.slice(0, 100))
    else this.matched.add(id)
    return id
  }
}
