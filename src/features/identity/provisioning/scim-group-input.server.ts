import * as z from 'zod'
import { HttpError } from '../../../server/http-error.ts'
import { refuse } from '../identity.refusals.ts'
import type { scimPatch } from './scim-input.server.ts'

/** The most members that one request names. Directories send more in several. */
const MOST_MEMBERS = 500

const externalId = z.string().max(255).nullish()
const displayName = z.string().max(400)
const memberList = z.array(z.object({ value: z.uuid() })).max(MOST_MEMBERS)

export const scimGroup = z.object({ displayName, externalId, members: memberList.optional() })

/** What is to change of a group. `set` are all of its members; otherwise some come and go. */
export interface GroupChange {
  name?: string
  externalId?: string | null
  set?: string[]
  add: string[]
  remove: string[]
}

const unreadable = () => new HttpError(400, refuse.reason('provisioning/unreadable'))

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw unreadable()
  return parsed.data
}

/** Directories name one member in the path, or several in the value. */
const ONE_MEMBER = /^members\[value eq "([^"]{1,64})"\]$/i

/** What the operations of a PATCH change, in the ways in which Okta and Entra write them. */
export function groupChangeOf({ Operations: operations }: z.output<typeof scimPatch>): GroupChange {
  const change: GroupChange = { add: [], remove: [] }
  for (const { op, path, value } of operations) {
    const act = op.toLowerCase()
    if (act !== 'add' && act !== 'replace' && act !== 'remove') throw unreadable()
    if (path !== undefined) note(change, act, path, value)
    else if (act === 'remove' || typeof value !== 'object' || value === null) throw unreadable()
    else for (const [name, one] of Object.entries(value)) note(change, act, name, one)
  }
  if (change.add.length + change.remove.length > MOST_MEMBERS) throw unreadable()
  return change
}

function note(change: GroupChange, act: 'add' | 'replace' | 'remove', path: string, value: unknown): void {
  const one = ONE_MEMBER.exec(path)?.[1]
  if (one !== undefined) {
    if (act !== 'remove') throw new HttpError(400, refuse.reason('provisioning/bad-path'))
    return goes(change, [read(z.uuid(), one)])
  }
  switch (path.toLowerCase()) {
    case 'members': {
      const ids = () => read(memberList, value).map(({ value: id }) => id)
      if (act === 'add') comes(change, ids())
      else if (act === 'replace' || value === undefined || value === null) {
        Object.assign(change, { set: act === 'replace' ? ids() : [], add: [], remove: [] })
      } else goes(change, ids())
      return
    }
    case 'displayname':
      change.name = read(displayName, value)
      return
    case 'externalid':
      change.externalId = act === 'remove' ? null : (read(externalId, value) ?? null)
      return
    default:
      if (!/^[A-Za-z][\w.:$-]*$/.test(path)) throw new HttpError(400, refuse.reason('provisioning/bad-path'))
  }
}

/** The last word on a member counts. */
function comes(change: GroupChange, ids: string[]): void {
  if (change.set) change.set = [...new Set([...change.set, ...ids])]
  else {
    change.add = [...new Set([...change.add, ...ids])]
    change.remove = change.remove.filter((id) => !ids.includes(id))
  }
}

function goes(change: GroupChange, ids: string[]): void {
  if (change.set) change.set = change.set.filter((id) => !ids.includes(id))
  else {
    change.remove = [...new Set([...change.remove, ...ids])]
    change.add = change.add.filter((id) => !ids.includes(id))
  }
}

const FILTER = /^\s*(displayName|externalId)\s+eq\s+("(?:[^"\\]|\\["\\/])*")\s*$/i

export interface GroupFilter {
  attribute: 'displayName' | 'externalId'
  value: string
}

export function groupFilterOf(text: string): GroupFilter {
  const [, attribute, quoted] = FILTER.exec(text) ?? []
  if (attribute === undefined || quoted === undefined)
    throw new HttpError(400, refuse.reason('provisioning/bad-group-filter'))
  return {
    attribute: attribute.toLowerCase() === 'displayname' ? 'displayName' : 'externalId',
    value: JSON.parse(quoted) as string,
  }
}
