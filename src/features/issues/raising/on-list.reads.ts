import type { Reader } from '../../../sync/store.ts'
import { standingFor } from '../issues.reads.ts'
import { isOpen } from '../issues.rules.ts'
import { type Issue, issues } from '../issues.table.ts'
import { isNamesake } from './namesakes.rules.ts'
import { issueIdOf, type RaisedFrom } from './sources.rules.ts'

/**
 * The issue that is on the team's list already when a row is to be raised: the one of this week, or one of the same row that is called the
 * same. For one that was merged, the issue that stands for it.
 */
export function issueOnList(read: Reader, given: RaisedFrom & { title: string }): Issue | undefined {
  const id = issueIdOf(given)
  return openIssuesFrom(read, given).find(
    ({ made, standing }) => made.id === id || isNamesake(made, given) || isNamesake(standing, given),
  )?.standing
}

/** What was made of a row on the team's list, each with the open issue that stands for it. */
export const openIssuesFrom = (
  read: Reader,
  { teamId, sourceId }: Pick<RaisedFrom, 'teamId' | 'sourceId'>,
): { made: Issue; standing: Issue }[] =>
  read
    .where(issues, { sourceId })
    .filter((made) => made.teamId === teamId)
    .map((made) => ({ made, standing: standingFor(read, made) }))
    .filter(({ standing }) => isOpen(standing))
