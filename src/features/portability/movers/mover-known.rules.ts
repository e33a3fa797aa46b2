import type { Row, Table } from '../../../sync/define-table.ts'
import type { Invitation } from '../../invitations/invitations.table.ts'
import type { Reading } from '../../metrics/csv/csv-dates.rules.ts'
import type { Metric } from '../../metrics/metrics.table.ts'
import type { Person } from '../../people/people.table.ts'
import type { Team } from '../../teams/teams.table.ts'
import type { FileMapping } from './mover-fields.rules.ts'

/** What a move knows of the company that it goes to. */
export interface Known extends Reading {
  importerId: string
  /** When the move was begun, so that each attempt writes the same. */
  now: string
  people: readonly Pick<Person, 'id' | 'email' | 'fullName' | 'status'>[]
  teams: readonly Pick<Team, 'id' | 'name' | 'isLeadership'>[]
  metrics: readonly Pick<Metric, 'id' | 'name' | 'teamId' | 'isShared' | 'unit' | 'formula'>[]
  invitations: readonly Pick<Invitation, 'id' | 'email' | 'status'>[]
  /** The id of a row that is made of these texts: the same each time. */
  idOf(...texts: readonly string[]): string
  /** The account of somebody who is new. */
  accountOf(email: string): string
}

/** A line of a file with its number there, from 1, as spreadsheets count. */
export interface MoverLine {
  number: number
  cells: readonly string[]
  /** What of it could not be read, in words. */
  problem: string | null
}

/** A file of a move with its lines that are not empty, the first one with the titles. */
export interface MoverSheet {
  name: string
  lines: readonly MoverLine[]
  /** Whether its cells are parted by semicolons, as spreadsheets do where decimals have a comma. */
  hasSemicolons: boolean
}

/** A row to write. */
export interface MovedRow {
  table: Table
  row: Row
}

export type Mappings = readonly FileMapping[] | null
