import { isSame } from '../../../sync/share.ts'
import type { HeldSeat } from '../charts/charts.queries.ts'
import type { Seat } from '../org-chart.table.ts'
import { nameKey } from './chart-file.rules.ts'
import type { FiledRow } from './filed-rows.rules.ts'

/** What of a seat an import writes. */
export type SeatPatch = Partial<
  Pick<
    Seat,
    | 'parentId'
    | 'position'
    | 'name'
    | 'holderIds'
    | 'roles'
    | 'secondLineIds'
    | 'teamId'
    | 'tint'
    | 'hireBy'
    | 'note'
  >
>

export type AddedSeat = { id: string; name: string } & SeatPatch

/** A seat of the chart, with what it said before, so that it can be taken back. */
export interface ChangedSeat {
  id: string
  now: SeatPatch
  before: SeatPatch
}

export interface Lookups {
  /** Who has access, by their addresses in lower case. */
  people: ReadonlyMap<string, string>
  teams: ReadonlyMap<string, string>
  /** The id of a new seat of this row, and of a new role; the same each time. */
  idOf(row: FiledRow, role?: number): string
}

interface Place {
  id: string
  parentId: string | null
  secondLineIds: readonly string[] | undefined
}

/** What a row makes of a seat: a new one, a changed one, or nothing if it says what the seat says. */
export function contentOfRow(
  row: FiledRow,
  present: HeldSeat | undefined,
  known: Lookups,
  { id, parentId, secondLineIds }: Place,
): { added?: AddedSeat; changed?: ChangedSeat } {
  const said = present && { ...present, holderIds: present.holders.map((holder) => holder.id) }
  // A file from somebody who does not see the team has none, which takes nothing away.
  const isUnseen = row.team === null && present?.teamId && !new Set(known.teams.values()).has(present.teamId)
  const wanted: SeatPatch = {
    parentId,
    name: row.name,
    ...(row.holders && { holderIds: row.holders.map((email) => known.people.get(email.toLowerCase())!) }),
    ...(row.roles && { roles: rolesOf(row, row.roles, present, known) }),
    ...(secondLineIds && { secondLineIds }),
    ...(row.team !== undefined &&
      !isUnseen && { teamId: row.team === null ? null : known.teams.get(nameKey(row.team))! }),
    ...(row.tint !== undefined && { tint: row.tint }),
    ...(row.hireBy !== undefined && { hireBy: row.hireBy }),
    ...(row.note !== undefined && { note: row.note }),
  }
  if (!said) return { added: { id, name: row.name, ...wanted } }
  const fields = (Object.keys(wanted) as (keyof SeatPatch)[]).filter(
    (field) => !isSame(said[field], wanted[field]),
  )
  if (fields.length === 0) return {}
  const those = (from: SeatPatch): SeatPatch =>
    Object.fromEntries(fields.map((field) => [field, from[field]]))
  const before = { ...those(present), ...(fields.includes('parentId') && { position: present.position }) }
  return { changed: { id, now: those(wanted), before } }
}

/** Roles that stay keep their ids, so that what others do to them at the same time reaches them. */
function rolesOf(
  row: FiledRow,
  texts: readonly string[],
  present: HeldSeat | undefined,
  known: Lookups,
): Seat['roles'] {
  const free = [...(present?.roles ?? [])]
  return texts.map((text, index) => {
    const place = free.findIndex((role) => role.text === text)
    return place < 0 ? { id: known.idOf(row, index), text } : free.splice(place, 1)[0]!
  })
}
