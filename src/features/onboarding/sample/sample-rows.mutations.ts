import { defineMutation } from '../../../sync/define-mutation.ts'
import type { Table } from '../../../sync/define-table.ts'
import { ref, refs } from '../../../sync/fields.ts'
import { deny } from '../../../sync/engine.refusals.ts'
import type { Transaction } from '../../../sync/transaction.ts'
import { record } from '../../audit/record.mutations.ts'
import type { NewRow } from '../../people/company-rows.rules.ts'
import { isActiveMember } from '../../people/people.rules.ts'
import { people } from '../../people/people.table.ts'
import { hasDirectorLevel } from '../../rights/levels.rules.ts'
import { teamMembers, teams } from '../../teams/teams.table.ts'
import { sampleTeams } from '../onboarding.table.ts'
import { heldRowsOf } from './held-rows.reads.ts'
import { untouched } from './sample-families.rules.ts'
import type { SamplesRemoved } from './samples.requests.ts'
import { SAMPLE_TEAM, SAMPLES_NOT_ADDED, SAMPLES_NOT_REMOVED } from './samples.text.ts'

function requireDirector(tx: Transaction, personId: string): void {
  const person = tx.get(people, personId)
  if (!person || !isActiveMember(person) || !hasDirectorLevel(person.level)) deny()
}

/** Writes sample data in a director's name, unless the company has some. The team's row comes first. */
export const addSamples = (teamId: string, addedAt: string, rows: readonly NewRow[]) =>
  defineMutation('addSamples', {
    failure: SAMPLES_NOT_ADDED,
    input: { actorId: ref('people') },
    internal: true,
    onBehalf: true,
    may: (actor) => actor.system,
    run(tx, { actorId }, context) {
      requireDirector(tx, actorId)
      if (tx.where(sampleTeams, {}).length > 0) return
      for (const { table, row } of rows) tx.insert(table, row)
      tx.insert(sampleTeams, { id: teamId, addedBy: actorId, addedAt })
      record(tx, context, { action: 'samples added', actorId, subject: SAMPLE_TEAM })
    },
  })

/** The most metrics that programs or databases fill. */
const MOST_HELD = 10_000

/**
 * Takes the sample data away that nobody has worked with, and their team if nothing is left in it. Doing it again changes nothing.
 * @param tables all that the product has
 * @param outcome told how much that is, in the run that counts
 */
export const removeSamples = (tables: readonly Table[], outcome: SamplesRemoved) =>
  defineMutation('removeSamples', {
    failure: SAMPLES_NOT_REMOVED,
    // `metrics` are those that something outside of the synced rows refers to.
    input: { actorId: ref('people'), teamId: ref('teams'), metricIds: refs('metrics', MOST_HELD) },
    internal: true,
    onBehalf: true,
    may: (actor) => actor.system,
    reaches: ({ teamId }) =>
      tables
        .filter(({ fields }) => 'teamId' in fields)
        .map(({ name }) => ({ table: name, where: { teamId } })),
    run(tx, { actorId, teamId, metricIds }, context) {
      requireDirector(tx, actorId)
      Object.assign(outcome, { removed: 0, stay: 0, isEmpty: true })
      const sample = tx.get(sampleTeams, teamId)
      if (!sample) return
      const rows = tables.flatMap((table) => heldRowsOf(tx, table, teamId))
      const { removable, stay } = untouched(rows, sample.addedAt, metricIds)
      const tableOf = new Map(tables.map((table) => [table.name, table]))
      for (const { table, id } of removable) tx.remove(tableOf.get(table)!, id)
      tx.remove(sampleTeams, teamId)
      const gone = new Set(removable.map(({ id }) => id))
      const isEmpty = !rows.some(
        ({ id, table, isInTeam }) => isInTeam && table !== teamMembers.name && !gone.has(id),
      )
      if (isEmpty) tx.update(teams, teamId, { deletedAt: context.now, updatedAt: context.now })
      Object.assign(outcome, { removed: removable.length, stay, isEmpty })
      record(tx, context, { action: 'samples removed', actorId, subject: SAMPLE_TEAM })
    },
  })
