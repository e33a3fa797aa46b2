import { defineQuery } from '../../sync/define-query.ts'
import { ref } from '../../sync/fields.ts'
import { ofTeam } from '../../sync/region.ts'
import { team } from '../../sync/scope.ts'
import { byDisplayName } from '../people/people.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import { limitFor, votersIn, votesIn } from './voting.reads.ts'
import { ofPerson } from './voting.rules.ts'
import { type IssueVote, issueVotes } from './voting.table.ts'

const contextInput = { teamId: ref('teams'), meetingId: ref('meetings').nullable() }

/** How many votes each issue has, by the issue's id. */
export type Totals = Readonly<Record<string, number>>

function totalsOf(votes: readonly IssueVote[]): Totals {
  const totals: Record<string, number> = {}
  for (const { issueId, value } of votes) totals[issueId] = (totals[issueId] ?? 0) + value
  return totals
}

/** How many votes the actor has and has used in this context, and on which issues. */
export const myVotes = defineQuery('myVotes', {
  input: contextInput,
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, context, actor) {
    const own = ofPerson(actor.id)
    const { counting } = votesIn(read, context, own)
    return { limit: limitFor(read, own, context), used: counting.length, perIssue: totalsOf(counting) }
  },
})

/**
 * Everybody's votes in this context, as far as the actor sees them, those of them that everybody sees, and how many people have ever
 * voted in it, whatever became of their votes.
 */
export const voteTotals = defineQuery('voteTotals', {
  input: contextInput,
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  reaches: ({ teamId }) => ofTeam(teamId),
  run(read, context) {
    const { counting } = votesIn(read, context)
    const revealed = counting.filter(({ ballotId }) => ballotId === null)
    return {
      perIssue: totalsOf(counting),
      revealed: totalsOf(revealed),
      voters: votersIn(read, context).size,
    }
  },
})

export interface IssueVoter {
  person: Person
  count: number
}

/**
 * Who has voted for an issue outside of meetings, with how many votes, most first. Null unless the team shows it: then it is for all of the
 * team to see, whose browsers hold the votes in any case.
 */
export const votersOfIssue = defineQuery('votersOfIssue', {
  input: { teamId: ref('teams'), issueId: ref('issues') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  run(read, { teamId, issueId }): IssueVoter[] | null {
    if (!read.get(teams, teamId)?.showsVoters) return null
    const counts = new Map<string, number>()
    for (const { userId } of read.where(issueVotes, { issueId, teamId, meetingId: null }))
      if (userId !== null) counts.set(userId, (counts.get(userId) ?? 0) + 1)
    return [...counts]
      .flatMap(([id, count]) => {
        const person = read.get(people, id)
        return person ? [{ person, count }] : []
      })
      .toSorted((one, other) => other.count - one.count || byDisplayName(one.person, other.person))
  },
})

/** How a team votes; undefined for one that is gone. */
export const teamVoting = defineQuery('teamVoting', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(team(teamId)),
  run: (read, { teamId }): Pick<Team, 'companyVoteLimit' | 'showsVoters'> | undefined =>
    read.get(teams, teamId),
})
