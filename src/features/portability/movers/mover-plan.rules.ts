import { type Columns, guessedColumns } from '../../metrics/csv/columns.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { checkLine } from '../import/row-check.rules.ts'
import type { ImportProblem } from '../import/imports.requests.ts'
import {
  columnsNamed,
  kindNamed,
  MOVER_KINDS,
  type MoverField,
  type MoverKind,
} from './mover-fields.rules.ts'
import type { Known, Mappings, MovedRow, MoverSheet } from './mover-known.rules.ts'
import { rowsOfMetric } from './mover-metrics.rules.ts'
import { MovedPeople } from './mover-people.rules.ts'
import type { MoverFile } from './mover-report.requests.ts'
import { rowsOfWork } from './mover-rows.rules.ts'
import { MovedTeams } from './mover-teams.rules.ts'
import { cellText, dayIn, saysDone, saysYes, weekOfTitle } from './mover-values.rules.ts'
import { NO_GOAL, NO_TITLE, notADay } from './mover.text.ts'

export interface MoverPlan {
  files: MoverFile[]
  problems: ImportProblem[]
  rows: MovedRow[]
  people: MovedPeople
  teams: MovedTeams
}

const LONGEST_TITLE = 200

interface Sheet {
  file: MoverFile
  rows: readonly (readonly string[])[]
  guess: Columns
  weeks: readonly { place: number; week: Day }[]
}

/**
 * What a move of these files would do. Nothing is written. A row with anything wrong is left out, and the others go on. It stops after each
 * row, so that who asks can let others have their turn.
 */
export function* planningMove(
  sheets: readonly MoverSheet[],
  mappings: Mappings,
  known: Known,
): Generator<void, MoverPlan> {
  const people = new MovedPeople(known)
  const teams = new MovedTeams(known)
  const plan: MoverPlan = { files: [], problems: [], rows: [], people, teams }
  const goals = new Map<string, { id: string; teamId: string }>()
  const seen = new Map<string, number>()
  const names = new Set<string>()
  const read = sheets.map((sheet) => understood(sheet, mappings, known))
  plan.files = read.map(({ file }) => file)
  for (const kind of MOVER_KINDS)
    for (const sheet of read)
      if (sheet.file.kind === kind)
        for (const [index, row] of sheet.rows.entries()) {
          const result = rowsOf(kind, sheet, row)
          const problem = typeof result === 'string' ? result : unfit(result)
          if (problem === null) plan.rows.push(...(result as MovedRow[]))
          else {
            sheet.file.refused++
            plan.problems.push({ file: sheet.file.name, line: index + 2, problem })
          }
          yield
        }
  return plan

  function rowsOf(
    kind: MoverKind,
    { file, guess, weeks }: Sheet,
    row: readonly string[],
  ): MovedRow[] | string {
    const at = (field: MoverField): string =>
      cellText(row[file.columns.findIndex((column) => column.field === field)])
    const title = at('title')
    if (kind === 'people') {
      const given = title || `${at('firstName')} ${at('lastName')}`.trim()
      const asked = at('team')
        .split(/[;|,]/)
        .filter((name) => name.trim() !== '')
      return people.add(at('email'), { fullName: given, level: at('level'), teams: asked }) ?? []
    }
    if (title === '') return NO_TITLE
    const days: Partial<Record<MoverField, Day | null>> = {}
    for (const field of ['due', 'created', 'completed'] as const) {
      const text = at(field)
      const day = field === 'completed' && !/\d/.test(text) ? null : dayIn(text, guess.dates, known.today)
      if (day === undefined) return notADay(text)
      days[field] = day
    }
    const goal = kind === 'milestones' ? goals.get(at('goal').toLowerCase()) : undefined
    if (kind === 'milestones' && !goal) return NO_GOAL
    const teamId = goal?.teamId ?? teams.idOf(at('team'))
    const ownerId = people.idOf(at('owner')) ?? known.importerId
    const id = idFor(kind, [at('id'), teamId, title, at('owner'), at('due'), at('created'), at('goal')])
    const short = title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1)}…`
    const described = [short === title ? '' : title, at('description')].filter(Boolean).join('\n\n')
    const description = described === '' ? null : described.slice(0, 10_000)
    if (kind === 'metrics') {
      const name = `${teamId} ${short.toLowerCase()}`
      const isNamed = names.has(name)
      names.add(name)
      const values = weeks.map(({ place, week }) => ({ week, text: cellText(row[place]) }))
      return rowsOfMetric(
        {
          id,
          name: short,
          description,
          teamId,
          ownerId,
          unit: at('unit'),
          target: at('target'),
          weeks: values,
          hasDecimalComma: guess.hasDecimalComma,
          isNamed,
        },
        known,
      )
    }
    if (kind === 'goals' && !goals.has(title.toLowerCase())) goals.set(title.toLowerCase(), { id, teamId })
    const { importerId, now, today } = known
    return rowsOfWork(kind, {
      id,
      title: short,
      description,
      teamId,
      ownerId,
      importerId,
      now,
      today,
      created: days.created ?? null,
      due: days.due ?? null,
      completed: days.completed ?? null,
      status: saysDone(at('completed')) ? 'done' : at('status'),
      isArchived: saysYes(at('archived')),
      progress: at('progress'),
      type: at('type'),
      goalId: goal?.id ?? null,
    })
  }

  /** The same for the same row of a file, however often it comes; rows that say the same are told apart by their order. */
  function idFor(kind: MoverKind, [own, teamId, ...texts]: readonly string[]): string {
    const said = own ? [kind, 'id', own] : [kind, teamId!, ...texts.map((text) => text.toLowerCase())]
    const key = JSON.stringify(said)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return known.idOf(...said, String(count))
  }
}

const unfit = (rows: readonly MovedRow[]): string | null => {
  for (const { table, row } of rows) {
    const checked = checkLine(table, JSON.stringify(row))
    if ('problem' in checked) return checked.problem
  }
  return null
}

function understood({ name, lines }: MoverSheet, mappings: Mappings, known: Known): Sheet {
  const [titles = [], ...rows] = lines
  const said = mappings?.find((mapping) => mapping.name === name)
  const kind = said ? said.kind : kindNamed(name, titles)
  const isKept = said?.kind === kind && said.columns.some((field) => field !== null)
  const fields = isKept ? said.columns : kind === null ? [] : columnsNamed(kind, titles)
  const guess = guessedColumns(titles, rows, known.today)
  const weeks = titles.flatMap((title, place) => {
    const week = kind === 'metrics' && !fields[place] ? weekOfTitle(title, guess.dates, known.today) : null
    return week === null ? [] : [{ place, week }]
  })
  const own = titleOrder(rows, fields) ?? guess.dates
  const places = new Set(weeks.map(({ place }) => place))
  const columns = titles.map((title, place) => ({
    title: title.slice(0, 100),
    field: fields[place] ?? null,
    isWeek: places.has(place),
  }))
  return {
    file: { name, kind, columns, rows: rows.length, refused: 0 },
    rows,
    guess: { ...guess, dates: own },
    weeks,
  }
}

/** In which order a file writes its days, as its columns of days show. */
function titleOrder(
  rows: readonly (readonly string[])[],
  fields: readonly (MoverField | null)[],
): Columns['dates'] | null {
  const places = (['due', 'created', 'completed'] as const).map((field) => fields.indexOf(field))
  const texts = rows
    .flatMap((row) => places.map((place) => row[place] ?? ''))
    .filter((text) => /\d/.test(text))
  return texts.length === 0 ? null : guessedColumns(texts, [], '2026-01-01').dates
}
