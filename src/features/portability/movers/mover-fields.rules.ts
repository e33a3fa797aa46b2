/** What a file of another product can hold. */
export const MOVER_KINDS = [
  'people',
  'goals',
  'milestones',
  'metrics',
  'headlines',
  'issues',
  'tasks',
] as const

export type MoverKind = (typeof MOVER_KINDS)[number]

/** What a column can hold. Columns for weeks are known by their titles. */
export const MOVER_FIELDS = [
  'id',
  'title',
  'description',
  'owner',
  'team',
  'due',
  'created',
  'completed',
  'status',
  'archived',
  'progress',
  'type',
  'unit',
  'target',
  'goal',
  'email',
  'firstName',
  'lastName',
  'level',
] as const

export type MoverField = (typeof MOVER_FIELDS)[number]

/** How a file is read, as people have said: what is in it, or null to leave it out, and what each of its columns holds. */
export interface FileMapping {
  name: string
  kind: MoverKind | null
  columns: readonly (MoverField | null)[]
}

const TITLES: Record<MoverField, readonly string[]> = {
  id: ['id', 'rock id', 'todo id', 'to do id', 'issue id', 'measurable id', 'metric id', 'goal id'],
  title: [
    'title',
    'name',
    'full name',
    'rock',
    'rocks',
    'rock name',
    'rock title',
    'goal name',
    'goal title',
    'to do',
    'todo',
    'to do name',
    'to do title',
    'task',
    'task name',
    'issue',
    'issue name',
    'headline',
    'issue title',
    'headline title',
    'measurable',
    'measurable name',
    'metric',
    'metric name',
    'kpi',
    'milestone',
    'milestone title',
    'milestone name',
    'people headline',
    'user',
    'user name',
    'summary',
  ],
  description: [
    'description',
    'details',
    'detail',
    'notes',
    'note',
    'comments',
    'comment',
    'message',
    'body',
  ],
  owner: ['owner', 'owner name', 'who', 'assignee', 'assigned to', 'accountable', 'about', 'owner email'],
  team: ['team', 'teams', 'team name', 'meeting', 'meeting name', 'l10', 'l10 name', 'weekly meeting'],
  due: ['due', 'due date', 'duedate', 'target date', 'by', 'due by'],
  created: [
    'created',
    'created date',
    'date created',
    'create date',
    'created at',
    'created on',
    'createdate',
  ],
  completed: [
    'completed',
    'completed date',
    'date completed',
    'completed on',
    'complete date',
    'closed date',
    'completed at',
    'solved date',
    'date solved',
    'done date',
    'closed',
    'close date',
    'closetime',
    'done',
  ],
  status: ['status', 'state', 'completion', 'is complete', 'complete', 'solved', 'resolved'],
  archived: ['archived', 'archived date', 'is archived', 'archive date', 'deleted'],
  progress: ['progress', 'percent complete', '% complete', 'completion %', 'percentage'],
  type: ['type', 'interval', 'term', 'issue type', 'list', 'category', 'short long term'],
  unit: ['unit', 'units', 'format', 'unit type', 'unit of measure'],
  target: ['target', 'goal', 'goal value', 'target value'],
  goal: ['rock', 'goal', 'parent rock', 'rock name', 'rock title', 'goal title', 'goal name'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'user email', 'login'],
  firstName: ['first name', 'firstname', 'first'],
  lastName: ['last name', 'lastname', 'last', 'surname'],
  level: ['role', 'level', 'user role', 'permission', 'permissions', 'access'],
}

const COMMON: readonly MoverField[] = ['id', 'title', 'description', 'owner', 'team', 'created', 'archived']

/** What the columns of a file of this kind can hold. */
export const FIELDS_OF: Record<MoverKind, readonly MoverField[]> = {
  people: ['email', 'title', 'firstName', 'lastName', 'level', 'team'],
  goals: [...COMMON, 'due', 'completed', 'status', 'progress'],
  // Their goal comes before their title, since both may be called after it.
  milestones: ['goal', 'id', 'title', 'owner', 'team', 'due', 'created', 'completed', 'status', 'progress'],
  metrics: [...COMMON, 'unit', 'target'],
  headlines: COMMON,
  issues: [...COMMON, 'completed', 'status', 'type'],
  tasks: [...COMMON, 'due', 'completed', 'status'],
}

/** A title without its case and signs. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9%]+/g, ' ')
    .trim()

const BY_NAME: readonly (readonly [MoverKind, RegExp])[] = [
  ['milestones', /milestone/],
  ['goals', /\brocks?\b|\bgoals?\b/],
  ['tasks', /\bto ?dos?\b|\btasks?\b/],
  ['issues', /\bissues?\b/],
  ['headlines', /\bheadlines?\b/],
  ['metrics', /scorecard|measurables?|\bmetrics?\b|\bkpis?\b/],
  ['people', /\busers?\b|\bpeople\b|\bdirectory\b|\bmembers?\b|\bemployees?\b/],
]

/** What a file probably holds: as its name says or, if that says nothing, the title of a column; null if nobody can tell. */
export function kindNamed(name: string, titles: readonly string[]): MoverKind | null {
  const file = plain(
    name
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, ''),
  )
  const said = titles.map(plain)
  for (const text of [file, ...said]) for (const [kind, named] of BY_NAME) if (named.test(text)) return kind
  return said.some((title) => TITLES.email.includes(title)) ? 'people' : null
}

/** What the columns of such a file probably hold, each field once; null for those that nobody can tell. */
export function columnsNamed(kind: MoverKind, titles: readonly string[]): (MoverField | null)[] {
  const columns: (MoverField | null)[] = titles.map(() => null)
  for (const field of FIELDS_OF[kind]) {
    const places = TITLES[field].map((synonym) =>
      titles.findIndex((title, place) => columns[place] === null && plain(title) === synonym),
    )
    const place = places.find((one) => one >= 0)
    if (place !== undefined) columns[place] = field
  }
  return columns
}
