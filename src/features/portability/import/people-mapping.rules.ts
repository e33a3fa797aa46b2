import type { Row } from '../../../sync/define-table.ts'
import { jointId } from '../../work/joint-id.rules.ts'

/** The ids of people in a file, and the ids of their accounts here. */
export type PeopleIds = ReadonlyMap<string, string>

const IDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A line with the people's ids of here, wherever it names them: in fields, in lists and under the keys of maps. */
export const withPeople = (line: string, people: PeopleIds): string =>
  line.replace(IDS, (id) => people.get(id) ?? id)

/** Tables whose rows' ids are made of their person's (`jointId`), so that there is one for each person. */
const JOINT: ReadonlySet<string> = new Set([
  'task_assignees',
  'discussion_followers',
  'discussion_reads',
  'headline_reactions',
  'meeting_notes',
])

/** The id of a row whose person has another id here. */
export function idHere(table: string, row: Row, former: Row): string {
  if (!JOINT.has(table)) return row.id
  const [now, before] = [personIdOf(row), personIdOf(former)]
  // An id is the exclusive or of those it is made of, so that taking one out and putting another in is the same act.
  return now === null || before === null || now === before ? row.id : jointId(row.id, before, now)
}

const personIdOf = (row: Row): string | null => {
  const { personId } = row as unknown as { personId?: unknown }
  return typeof personId === 'string' ? personId : null
}
