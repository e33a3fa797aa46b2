import { defineQuery } from '../../../sync/define-query.ts'
import { ref } from '../../../sync/fields.ts'
import { spanOf } from '../../../sync/region.ts'
import { company, team } from '../../../sync/scope.ts'
import { people, type Person } from '../../people/people.table.ts'
import { canSeeProcesses } from '../processes.access.ts'
import { processAudience, type ProcessVersion, processVersions } from '../processes.table.ts'

export interface VersionEntry extends ProcessVersion {
  by: Person | undefined
}

/** Every version of a process that was published, the last one first. Who reads them is said as the process says it. */
export const versionsOfProcess = defineQuery('versionsOfProcess', {
  input: { processId: ref('process_published'), teamId: ref('teams'), audience: processAudience() },
  visibleTo: (actor, { teamId, audience }) =>
    canSeeProcesses(actor) && (audience === 'company' || actor.sees(team(teamId))),
  reaches: ({ processId, teamId, audience }) => [
    {
      scope: audience === 'company' ? company() : team(teamId),
      span: spanOf(processVersions, { processId }),
    },
  ],
  run: (read, { processId }): VersionEntry[] =>
    read
      .where(processVersions, { processId })
      .map((version) => ({ ...version, by: read.get(people, version.publishedBy) }))
      .toSorted((one, other) => other.version - one.version),
})
