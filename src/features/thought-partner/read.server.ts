import * as z from 'zod'
import { peopleOfCompany } from '../people/people.queries.ts'
import type { Asking } from './asking.server.ts'
import type { Linked, LinkKind, ReadKind } from './thought-partner.requests.ts'

/** What a read found: rows for the model, and how the things in them are linked to. */
export interface Found {
  rows: object[]
  linked: Linked[]
}

export interface ReadContext extends Asking {
  /** The day where the person is. */
  today: string
  includesPrivate: boolean
}

interface ReadDefinition<Input> {
  kind: ReadKind
  about: string
  input: z.ZodType<Input>
  find(context: ReadContext, input: Input): Promise<Found>
}

/** A tool with which the model reads. */
export interface Read extends Pick<ReadDefinition<unknown>, 'kind' | 'about' | 'input'> {
  /** Null if what the model gave does not fit its schema. */
  find(context: ReadContext, given: unknown): Promise<Found> | null
}

export const read = <Input>(one: ReadDefinition<Input>): Read => ({
  ...one,
  find(context, given) {
    const parsed = one.input.safeParse(given)
    return parsed.success ? one.find(context, parsed.data) : null
  },
})

export const ofTeam = z.strictObject({ team: z.uuid().describe('Id of a team, as read_teams gives it') })
export const nothing = z.strictObject({})

/** How a row is named in an answer: `[title](ref:tasks:id)`. */
export const refOf = (kind: LinkKind, id: string): string => `ref:${kind}:${id}`

/** Names of people by id, without their addresses. */
export async function namesOf({ ask }: Asking): Promise<(id: string | null) => string | undefined> {
  const everybody = await ask(peopleOfCompany, {})
  const names = new Map(everybody.map(({ person }) => [person.id, person.fullName]))
  return (id) => (id === null ? undefined : (names.get(id) ?? 'somebody who has left'))
}
