import { newTeam } from '../../people/company-rows.rules.ts'
import { nameKey } from '../../metrics/definition/metric-name.rules.ts'
import { teamMembers, teams } from '../../teams/teams.table.ts'
import type { Known, MovedRow } from './mover-known.rules.ts'
import { rowFor } from './mover-rows.rules.ts'
import { MOVED_TEAM } from './mover.text.ts'

/** Which teams the names of files mean: those of the company, or new ones. */
export class MovedTeams {
  readonly made = new Map<string, string>()
  readonly #known: Known
  readonly #ids: Map<string, string>
  readonly #home: string

  constructor(known: Known) {
    this.#known = known
    this.#ids = new Map(known.teams.map(({ name, id }) => [nameKey(name), id]))
    this.#home = (known.teams.find(({ isLeadership }) => isLeadership) ?? known.teams[0])?.name ?? MOVED_TEAM
  }

  /** Where what names no team goes. */
  get home(): string {
    return this.#home
  }

  /** The team of a cell, the first one if it names several. */
  idOf(text: string): string {
    const name = (text.split(/[;|,]/)[0]!.trim() || this.#home).slice(0, 100)
    const known = this.#ids.get(nameKey(name))
    if (known !== undefined) return known
    const id = this.#known.idOf('team', nameKey(name))
    this.#ids.set(nameKey(name), id)
    this.made.set(id, name)
    return id
  }

  /** The rows of the teams that are made, with the mover as their manager. */
  rows(): MovedRow[] {
    const { importerId, now, idOf } = this.#known
    return [...this.made].flatMap(([id, name]) => [
      rowFor(teams, newTeam({ id, name, createdBy: importerId }, now)),
      rowFor(teamMembers, {
        id: idOf('member', id),
        teamId: id,
        personId: importerId,
        role: 'manager' as const,
        joinedAt: now,
      }),
    ])
  }
}
