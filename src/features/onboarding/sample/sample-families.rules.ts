/** A row as far as it matters for taking sample data away. */
export interface HeldRow {
  table: string
  id: string
  /** When it was made; null if it does not say. */
  made: string | null
  /** The latest moment that it names of what happened to it; null if it names none. */
  latest: string | null
  /** Whether it belongs to the sample team. */
  isInTeam: boolean
  /** What it refers to, by field. */
  refersTo: Readonly<Record<string, readonly string[]>>
}

/** The tables whose rows people see as one thing each. */
const HEADS = ['tasks', 'issues', 'headlines', 'team_goals', 'metrics', 'metric_groups']

/** Those that people have made something of; the headings of a scorecard are none. */
const COUNTED = HEADS.filter((table) => table !== 'metric_groups')

/** The tables whose rows are parts of such a thing, with the field that names it. */
const PARTS: Readonly<Record<string, string>> = {
  metric_values: 'metricId',
  metric_definitions: 'metricId',
  goal_milestones: 'goalId',
  goal_updates: 'goalId',
  task_assignees: 'taskId',
}

/** In which order they can go: what refers to others first. */
const ORDER = [...Object.keys(PARTS), ...HEADS]

/**
 * The sample rows that nobody has worked with, parts before what they are parts of. A thing stays, with all its parts, if it or one of them
 * was changed or added later, if somebody's row refers to it, such as a comment, or if another thing that stays does.
 * @param held ids of further things that have to stay
 * @returns the rows to remove, and how many things of the sample stay
 */
export function untouched(
  rows: readonly HeldRow[],
  addedAt: string,
  held: readonly string[],
): { removable: HeldRow[]; stay: number } {
  const isTouched = ({ latest }: HeldRow): boolean => latest !== null && latest > addedAt
  const heads = new Set(
    rows
      .filter((row) => HEADS.includes(row.table) && row.isInTeam && (row.made ?? '') <= addedAt)
      .map(({ id }) => id),
  )
  const headOf = ({ table, id, refersTo }: HeldRow): string | null => {
    // Rows of other tables can have the same id, such as a headline's discussion.
    const head = HEADS.includes(table) ? id : refersTo[PARTS[table] ?? '']?.[0]
    return head !== undefined && heads.has(head) ? head : null
  }
  const headsOfIds = new Map(rows.flatMap((row) => (headOf(row) === null ? [] : [[row.id, headOf(row)!]])))
  const staying = new Set(held.filter((id) => heads.has(id)))
  for (const row of rows) {
    const head = headOf(row)
    if (head !== null && isTouched(row)) staying.add(head)
  }
  for (let before = -1; before !== staying.size;) {
    before = staying.size
    for (const row of rows) {
      const head = headOf(row)
      if (head !== null && !staying.has(head)) continue
      for (const id of Object.values(row.refersTo).flat())
        if (headsOfIds.has(id)) staying.add(headsOfIds.get(id)!)
    }
  }
  const removable = rows.filter((row) => headOf(row) !== null && !staying.has(headOf(row)!))
  const samples = rows.filter(({ id, table }) => COUNTED.includes(table) && heads.has(id))
  const place = ({ table }: HeldRow): number => ORDER.indexOf(table)
  return {
    removable: removable.toSorted((one, other) => place(one) - place(other)),
    stay: samples.filter(({ id }) => staying.has(id)).length,
  }
}
