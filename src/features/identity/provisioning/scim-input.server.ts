import * as z from 'zod'
import { HttpError } from '../../../server/http-error.ts'
import { refuse } from '../identity.refusals.ts'

const word = z.string().max(400)
/** Some directories write truths as texts. */
const truth = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((text) => text.toLowerCase() === 'true'),
])

/** What we keep of a user; whatever else a directory tells is left out, as the standard says. */
export const scimUser = z.object({
  userName: word,
  externalId: z.string().max(255).nullish(),
  displayName: word.nullish(),
  name: z
    .object({ formatted: word.nullish(), givenName: word.nullish(), familyName: word.nullish() })
    .nullish(),
  active: truth.optional(),
})

export const scimPatch = z.object({
  Operations: z
    .array(
      z.object({
        op: z.string().max(20),
        path: z.string().max(200).optional(),
        value: z.unknown().optional(),
      }),
    )
    .max(50),
})

export const listQuery = z.object({
  filter: z.string().max(600).optional(),
  startIndex: z.coerce.number().int().optional(),
  count: z.coerce.number().int().optional(),
})

/** What is to change of a user. */
export interface Changed {
  userName?: string
  externalId?: string | null
  name?: string
  active?: boolean
}

export type ScimUser = z.output<typeof scimUser>

/** The name that a directory tells, however it does; '' if it tells none. */
export const nameOf = ({ displayName, name }: Pick<ScimUser, 'displayName' | 'name'>): string =>
  displayName?.trim() ||
  name?.formatted?.trim() ||
  [name?.givenName, name?.familyName].filter(Boolean).join(' ').trim()

// An attribute with its schema, one of several values by its type, and a part of it.
const PATH = /^[A-Za-z][\w.:$-]*(\[type eq "\w{1,20}"\])?(\.\w+)?$/

/** What the operations of a PATCH change, the last one last. Attributes that we don’t keep are left out. */
export function changesOf({ Operations: operations }: z.output<typeof scimPatch>): Changed {
  const changed: Changed = {}
  for (const { op, path, value } of operations) {
    if (!/^(add|replace|remove)$/i.test(op))
      throw new HttpError(400, refuse.reason('provisioning/unreadable'))
    if (path !== undefined && !PATH.test(path))
      throw new HttpError(400, refuse.reason('provisioning/bad-path'))
    const isRemoval = op.toLowerCase() === 'remove'
    if (path !== undefined) note(changed, path, isRemoval ? null : value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) note(changed, name, one)
  }
  return changed
}

function note(changed: Changed, path: string, value: unknown): void {
  const read = <T>(schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(value)
    if (!parsed.success) throw new HttpError(400, refuse.reason('provisioning/unreadable'))
    return parsed.data
  }
  switch (path.toLowerCase()) {
    case 'active':
      changed.active = read(truth)
      break
    case 'username':
      changed.userName = read(word)
      break
    case 'externalid':
      changed.externalId = read(z.string().max(255).nullable())
      break
    case 'displayname':
    case 'name.formatted':
      changed.name = read(word.nullable())?.trim() ?? ''
      break
    case 'name':
      changed.name = nameOf({ displayName: null, name: read(scimUser.shape.name) })
      break
    default:
  }
}

/** One attribute and the value that it has to have: all that directories ask for. */
export interface Filter {
  attribute: 'userName' | 'externalId'
  value: string
}

const FILTER = /^\s*(userName|externalId)\s+eq\s+("(?:[^"\\]|\\["\\/])*")\s*$/i

export function filterOf(text: string): Filter {
  const [, attribute, quoted] = FILTER.exec(text) ?? []
  if (attribute === undefined || quoted === undefined)
    throw new HttpError(400, refuse.reason('provisioning/bad-filter'))
  return {
    attribute: attribute.toLowerCase() === 'username' ? 'userName' : 'externalId',
    value: JSON.parse(quoted) as string,
  }
}
