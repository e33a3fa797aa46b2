import { defineQuery } from '../../sync/define-query.ts'
import { boolean, date, ref } from '../../sync/fields.ts'
import { spanOf } from '../../sync/region.ts'
import type { Reader } from '../../sync/store.ts'
import type { Actor } from '../../sync/actor.ts'
import type { Seat } from '../org-chart/org-chart.table.ts'
import { byDisplayName, displayName, isActiveMember } from '../people/people.rules.ts'
import { nameOf } from '../people/people.reads.ts'
import { people, type Person } from '../people/people.table.ts'
import { isKeptBack, partReaders, planAudience, planItems } from '../strategy/strategy.table.ts'
import { leadershipTeam, teamsOf } from '../teams/teams.reads.ts'
import { readersScope } from '../revisions/readers.rules.ts'
import { companyPlan, companyValues } from './company-values.reads.ts'
import { mayRate, maySeeFit, maySetBar } from './fit.access.ts'
import type { SeatAnswers } from './fit-marks.rules.ts'
import {
  type Bar,
  BAR_ID,
  newestFirst,
  ratingThatCounts,
  type Result,
  resultOf,
  USUAL_BAR,
} from './fit.rules.ts'
import { fitBar, type FitRating, fitRatings } from './fit.table.ts'
import { holdersAbove, seatsHeldBy } from './held-seats.reads.ts'

export interface RatedPerson {
  person: Person
  name: string
  teamIds: string[]
  seats: Seat[]
  /** What counts for the actor: their own rating, else that of whoever sits above, else the newest. */
  shown: FitRating | undefined
  /** Who made it, if the actor did not. */
  shownBy: string | null
  /** Who else has rated the person, as far as the actor reads that. */
  others: string[]
  result: Result
  mayRate: boolean
}

export interface FitValue {
  id: string
  title: string
  /** Whether it is no value of the plan any more, and stands here for the marks that it has. */
  isRemoved: boolean
}

export interface FitSheet {
  people: RatedPerson[]
  bar: Bar
  maySetBar: boolean
}

/** Where the values come from, as far as the actor sees them. */
export interface ValuesSource {
  plan: { planId: string; teamId: string; audience: 'managers' | 'team' | 'company'; hidden: boolean } | null
  /** Whether there is a team that has the company's plan. */
  hasLeadership: boolean
  maySeeAny: boolean
}

/** The company's plan with who reads its values. */
export const sourceOfValues = defineQuery('sourceOfValues', {
  input: {},
  visibleTo: maySeeFit,
  run(read, _args, actor): ValuesSource {
    const plan = companyPlan(read)
    const team = leadershipTeam(read)
    return {
      plan: plan
        ? {
            planId: plan.id,
            teamId: plan.teamId,
            audience: plan.audience,
            hidden: isKeptBack(plan, 'values'),
          }
        : null,
      hasLeadership: team !== undefined,
      maySeeAny: actor.can('full_company_access') || companyValues(read).length > 0,
    }
  },
})

/** The values of a plan, and those that it had once, however long ago. Who reads it is named as the plan says. */
export const valuesOfPlan = defineQuery('valuesOfPlan', {
  input: {
    planId: ref('strategic_plans'),
    teamId: ref('teams'),
    audience: planAudience(),
    hidden: boolean(),
  },
  visibleTo: maySeeFit,
  reaches: ({ planId, ...part }) => [
    { scope: readersScope(partReaders(part)), span: spanOf(planItems, { planId, list: 'values' }) },
  ],
  run: (read, { planId }): FitValue[] =>
    read
      .where(planItems, { planId, list: 'values' })
      .toSorted(
        (one, other) =>
          Number(one.removedAt !== null) - Number(other.removedAt !== null) ||
          one.position - other.position ||
          one.id.localeCompare(other.id),
      )
      .map(({ id, title, removedAt }) => ({ id, title, isRemoved: removedAt !== null })),
})

/** Everybody whom the actor rates, or whose rating of the quarter they read, by name. */
export const fitOfQuarter = defineQuery('fitOfQuarter', {
  input: { quarter: date(), isOver: boolean() },
  visibleTo: maySeeFit,
  run(read, { quarter, isOver }, actor): FitSheet {
    const bar = barOf(read)
    // The values of a quarter that is over are those that somebody marked then.
    const valueIds = isOver ? null : companyValues(read).map(({ id }) => id)
    const all = read.where(people, { status: 'active' }).filter(isActiveMember).toSorted(byDisplayName)
    return {
      bar,
      maySetBar: maySetBar(actor),
      people: all.flatMap((person) => {
        const mine = mayRate(read, actor, person.id)
        const ratings = read.where(fitRatings, { personId: person.id, quarter })
        return mine || ratings.length > 0
          ? [ratedPerson(read, actor, person, { ratings, valueIds, bar, isMine: mine })]
          : []
      }),
    }
  },
})

type Found = {
  ratings: FitRating[]
  /** Null for those that the rating speaks of. */
  valueIds: readonly string[] | null
  bar: Bar
  isMine: boolean
}

function ratedPerson(
  read: Reader,
  actor: Actor,
  person: Person,
  { ratings, valueIds, bar, isMine }: Found,
): RatedPerson {
  const seats = seatsHeldBy(read, person.id)
  const shown = ratingThatCounts(ratings, actor.id, holdersAbove(read, seats))
  return {
    person,
    name: displayName(person),
    teamIds: teamsOf(read, person.id).map(({ id }) => id),
    seats,
    shown,
    shownBy: shown && shown.raterId !== actor.id ? nameOf(read, shown.raterId) : null,
    others: ratings.filter(({ raterId }) => raterId !== actor.id).map(({ raterId }) => nameOf(read, raterId)),
    result: shown ? resultFor(shown, seats, valueIds, bar) : 'incomplete',
    mayRate: isMine,
  }
}

const resultFor = (
  rating: FitRating,
  seats: readonly Seat[],
  valueIds: readonly string[] | null,
  bar: Bar,
): Result =>
  resultOf(
    rating,
    valueIds === null
      ? { valueIds: Object.keys(rating.valueMarks), seatIds: Object.keys(rating.seatMarks) }
      : { valueIds, seatIds: seats.map(({ id }) => id) },
    bar,
  )

export const barOf = (read: Reader): Bar => read.get(fitBar, BAR_ID) ?? USUAL_BAR

export interface EarlierRating {
  rating: FitRating
  rater: Person | undefined
}

/** What has been said of a person that the actor reads, the newest quarter first; of one quarter, the latest first. */
export const fitOfPerson = defineQuery('fitOfPerson', {
  input: { personId: ref('people') },
  visibleTo: maySeeFit,
  run: (read, { personId }): EarlierRating[] =>
    read
      .where(fitRatings, { personId })
      .toSorted((one, other) => other.quarter.localeCompare(one.quarter) || newestFirst(one, other))
      .map((rating) => ({ rating, rater: read.get(people, rating.raterId) })),
})

/** What the newest published rating of the person says of a seat; null if none does, and for those who are no managers. */
export const fitOfSeat = defineQuery('fitOfSeat', {
  input: { seatId: ref('seats'), personId: ref('people') },
  visibleTo: maySeeFit,
  run: (read, { seatId, personId }): SeatAnswers | null =>
    read
      .where(fitRatings, { personId })
      .filter(({ publishedAt, seatMarks }) => publishedAt !== null && Object.hasOwn(seatMarks, seatId))
      .toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''))[0]?.seatMarks[
      seatId
    ] ?? null,
})
