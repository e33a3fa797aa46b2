import { isEnterableWeek } from '../../metrics/values/metric-values.rules.ts'
import { knownLevel } from '../../rights/legacy-levels.rules.ts'
import type { Day } from '../../time/calendar.rules.ts'
import { checkLine } from '../import/row-check.rules.ts'
import type { ImportProblem } from '../import/imports.requests.ts'
import { MOVER_KINDS, type MoverField, type MoverKind } from './mover-fields.rules.ts'
import type { Known, Mappings, MovedRow, MoverLine, MoverSheet } from './mover-known.rules.ts'
import { isEmptyValue, rowsOfMetric } from './mover-metrics.rules.ts'
import { MovedPeople } from './mover-people.rules.ts'
import type { MoverFile } from './mover-report.requests.ts'
import { rowsOfWork } from './mover-rows.rules.ts'
import { MovedTeams } from './mover-teams.rules.ts'
import { cellText, dayIn, percentIn, saysDone, saysMore, saysYes } from './mover-values.rules.ts'
import { beyondTitles, type Sheet, understood } from './mover-sheets.rules.ts'
import { plainText } from './rich-text.rules.ts'
import {
  NO_GOAL,
  NO_TITLE,
  noSuchLevel,
  notADay,
  notAShare,
  notYet,
  ownersWere,
  statusWas,
  teamsWere,
} from './mover.text.ts'

export interface MoverPlan {
  files: MoverFile[]
  problems: ImportProblem[]
  rows: MovedRow[]
  people: MovedPeople
  teams: MovedTeams
}

const LONGEST_TITLE = 200

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
  for (const { name, lines } of sheets) {
    const [titles] = lines
    if (titles?.problem) plan.problems.push({ file: name, line: titles.number, problem: titles.problem })
  }
  plan.files = read.map(({ file }) => file)
  for (const kind of MOVER_KINDS)
    for (const sheet of read)
      if (sheet.file.kind === kind)
        for (const line of sheet.rows) {
          const result = line.problem ?? beyondTitles(sheet, line) ?? rowsOf(kind, sheet, line)
          const problem = typeof result === 'string' ? result : unfit(result)
          if (problem === null) plan.rows.push(...(result as MovedRow[]))
          else {
            sheet.file.refused++
            plan.problems.push({ file: sheet.file.name, line: line.number, problem })
          }
          yield
        }
  return plan

  function rowsOf(
    kind: MoverKind,
    { file, guess, weeks }: Sheet,
    { cells: row, number }: MoverLine,
  ): MovedRow[] | string {
    const tell = (problem: string) => plan.problems.push({ file: file.name, line: number, problem })
    const at = (field: MoverField): string =>
      cellText(row[file.columns.findIndex((column) => column.field === field)])
    const title = at('title')
    if (kind === 'people') {
      const given = title || `${at('firstName')} ${at('lastName')}`.trim()
      const asked = at('team')
        .split(/[;|,]/)
        .filter((name) => name.trim() !== '')
      const level = at('level')
      const wrong = people.add(at('email'), { fullName: given, level, teams: asked })
      if (wrong === null && level !== '' && knownLevel(level) === null) tell(noSuchLevel(level))
      return wrong ?? []
    }
    if (title === '') return NO_TITLE
    const days: Partial<Record<MoverField, Day | null>> = {}
    for (const field of ['due', 'created', 'completed'] as const) {
      const text = at(field)
      const day = field === 'completed' && !/\d/.test(text) ? null : dayIn(text, guess.dates, known.today)
      if (day === undefined) return notADay(text)
      days[field] = day
    }
    const progress = at('progress')
    if (progress !== '' && percentIn(progress) === null) return notAShare(progress)
    const goal = kind === 'milestones' ? goals.get(at('goal').toLowerCase()) : undefined
    if (kind === 'milestones' && !goal) return NO_GOAL
    const teamId = goal?.teamId ?? teams.idOf(at('team'))
    const ownerId = people.idOf(at('owner')) ?? known.importerId
    const id = idFor(kind, [at('id'), teamId, title, at('owner'), at('due'), at('created'), at('goal')])
    const short = title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1)}…`
    const described = [
      short === title ? '' : title,
      plainText(at('description')),
      saysMore(at('status')) && statusWas(at('status')),
      /[;|]/.test(at('owner')) && ownersWere(at('owner')),
      /[;|,]/.test(at('team')) && teamsWere(at('team')),
    ]
      .filter(Boolean)
      .join('\n\n')
    const description = described === '' ? null : described.slice(0, 10_000)
    if (kind === 'metrics') {
      const name = `${teamId} ${short.toLowerCase()}`
      const isNamed = names.has(name)
      names.add(name)
      const values = weeks.map(({ place, week }) => ({
        week,
        text: cellText(row[place]),
        title: file.columns[place]!.title,
      }))
      const later = values.find(({ week, text }) => !isEmptyValue(text) && !isEnterableWeek(week, known.now))
      if (later) tell(notYet(later.text, later.title))
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
      progress,
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
