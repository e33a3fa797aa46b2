import type { Actor } from '../../sync/actor.ts'
import { defineQuery, type Query } from '../../sync/define-query.ts'
import type { Row, Table } from '../../sync/define-table.ts'
import { ref, refs, timestamp } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'

/** Moments as ISO 8601: from `from` to before `to`. */
export interface FinishedIn {
  readonly from: string
  readonly to: string
}

export interface OfTeams {
  readonly teamIds: readonly string[]
}

/** What a query takes that holds finished work of some teams while it is on a screen. */
export const finishedWork = { teamIds: refs('teams'), from: timestamp(), to: timestamp() }

/** Of some teams, and with `personId` of the actor, who may ask for nobody else's. */
export interface OfTeamsAndPerson extends OfTeams {
  readonly personId: string | null
}

export const finishedWorkAndOwn = { ...finishedWork, personId: ref('people').nullable() }

export const seesTeams = (actor: Actor, { teamIds }: OfTeams): boolean =>
  teamIds.every((teamId) => actor.sees(team(teamId)))

export const seesTeamsAndPerson = (actor: Actor, { teamIds, personId }: OfTeamsAndPerson): boolean =>
  seesTeams(actor, { teamIds }) && (personId === null || personId === actor.id)

/** The rows of these teams whose `field` lies in that time. */
export const finishedOf = <R extends Row>(
  table: Table<R>,
  field: keyof R & string,
  { teamIds, from, to }: OfTeams & FinishedIn,
) =>
  teamIds.map((teamId) => ({
    scope: team(teamId),
    span: spanOf(
      table as unknown as Table<Row & { teamId: string }>,
      { teamId },
      { field: field as 'id', from, to },
    ),
  }))

/** Declares a query that holds the rows of some teams that were finished in a time. Lists show what is here by themselves. */
export const holdsFinished = <R extends Row>(
  name: string,
  table: Table<R>,
  field: keyof R & string,
): Query<OfTeams & FinishedIn, true> =>
  defineQuery(name, {
    input: finishedWork,
    visibleTo: seesTeams,
    reaches: (args) => finishedOf(table, field, args),
    run: (): true => true,
  })
