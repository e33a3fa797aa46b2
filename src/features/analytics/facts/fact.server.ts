import { type AliasableExpression, type Expression, sql } from 'kysely'
import type { Day } from '../../time/calendar.rules.ts'
import type { Days } from '../period/analysed-period.rules.ts'

/** One thing that a chart counts: a row of the company, in one state, at one time. */
export interface Fact {
  company: string
  /** Null for what belongs to the company as a whole. */
  team: string | null
  id: string
  kind: FactKind
  title: string
  /** The first day of its week or quarter. */
  at: Day
  /** The day by which it lies in a period. */
  day: Day
  /** The day that people know it by. */
  known: Day
  part: string
  state: string
  amount: number
}

export type FactKind = 'goal' | 'task' | 'issue' | 'meeting' | 'metric' | 'plan' | 'seat' | 'process'

/** From when to when facts are asked for, and which day it is. */
export interface Asked {
  /** The time zone by which moments have their days. */
  readonly zone: string
  readonly days: Days
  readonly today: Day
  /** What formulas come to, which the database can't tell. Only the chart of metrics counts it. */
  readonly calculated?: readonly CalculatedWeek[]
  /** How far processes are followed, which rules tell. Only the chart of adoption shows it. */
  readonly processes?: readonly SaidOfProcess[]
}

/** What a formula comes to in the week of a Monday, against its target. */
export interface CalculatedWeek {
  readonly id: string
  readonly week: Day
  readonly state: string
}

/** One part of how a process is followed, from 0 to 100, or what all parts come to. */
export interface SaidOfProcess {
  readonly id: string
  readonly state: string
  readonly amount: number
}

/** A distributed database has to read in each part of a statement whose rows it is about. */
export interface OfCompany extends Asked {
  readonly companyId: string
}

/** All facts of a chart, of whichever teams: `of-teams.server.ts` leaves those of the reader's teams. */
export type Facts = (asked: OfCompany) => AliasableExpression<Fact>

/** The day of a moment in a time zone. */
export const dayIn = (moment: Expression<string | null>, zone: string) =>
  sql<Day>`(${moment} at time zone ${zone}::text)::date`

// A plain date would be cut by the session's time zone.
export const weekOfDay = (day: Expression<Day>) => sql<Day>`date_trunc('week', ${day}::timestamp)::date`

export const quarterOfDay = (day: Expression<Day>) => sql<Day>`date_trunc('quarter', ${day}::timestamp)::date`

export const dayOf = (day: Day) => sql<Day>`${day}::date`

export const number = (value: Expression<unknown>) => sql<number>`(${value})::float8`

export const word = (text: string) => sql<string>`${text}::text`

export const ofKind = (kind: FactKind) => sql<FactKind>`${kind}::text`

export const ONCE = sql<number>`1::float8`.as('amount')
