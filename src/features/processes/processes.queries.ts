import type { Actor } from '../../sync/actor.ts'
import { defineQuery } from '../../sync/define-query.ts'
import { ref, refs } from '../../sync/fields.ts'
import { type Region, rosterOf, spanOf } from '../../sync/region.ts'
import { roster, team } from '../../sync/scope.ts'
import type { Reader } from '../../sync/store.ts'
import { activeMembers } from '../people/people.reads.ts'
import { isActiveMember } from '../people/people.rules.ts'
import { people, type Person } from '../people/people.table.ts'
import { allTeams, isOnTeam, teamsWithRosters } from '../teams/teams.reads.ts'
import { MOST_ROSTERS } from '../teams/teams.queries.ts'
import { byName } from '../teams/teams.rules.ts'
import { type Team, teams } from '../teams/teams.table.ts'
import { byPlace } from '../work/order.rules.ts'
import { canAssignProcesses, canEditProcess, canSeeProcesses } from './processes.access.ts'
import { processReadingCounts, type ReadingCounts } from './readers/readers.table.ts'
import { draftOf, stepsOf } from './processes.reads.ts'
import { isSameContent, MOST_PROCESSES } from './processes.rules.ts'
import {
  type Process,
  processes,
  processPublished,
  type ProcessStep,
  type PublishedProcess,
} from './processes.table.ts'

/** The teams whose processes the actor sees without being on them, by name: those of directors. */
export const processTeamsBeyond = defineQuery('processTeamsBeyond', {
  input: {},
  visibleTo: canSeeProcesses,
  run: (read, _args, actor): string[] =>
    allTeams(read)
      .filter(({ id }) => actor.sees(team(id)) && !isOnTeam(read, id, actor.id))
      .slice(0, MOST_ROSTERS)
      .map(({ id }) => id),
})

/** The processes of teams that one is not on, with their steps and readers, and how many have read them. */
const beyond = (teamIds: readonly string[]): Region[] =>
  teamIds.flatMap((teamId) =>
    [processes, processReadingCounts].map((table) => ({
      scope: team(teamId),
      span: spanOf(table as typeof processes, { teamId }),
    })),
  )

const teamIds = () => refs('teams', MOST_ROSTERS)

const seesAll = (actor: Actor, ids: readonly string[]): boolean =>
  canSeeProcesses(actor) && ids.every((id) => actor.sees(team(id)))

/** A process as far as the actor sees it: as it is being written, as it was published, or both. */
export interface ProcessEntry {
  id: string
  /** As it is being written, for those who see that. */
  name: string
  team: Team
  /** Undefined when whoever had it has left the company or lost access. */
  owner: Person | undefined
  process: Process | undefined
  published: PublishedProcess | undefined
  /** Whether what is being written differs from what was published last. */
  hasChanges: boolean
  mayEdit: boolean
  mayAssign: boolean
  /** How many have read it, for those of its team. */
  counts: ReadingCounts | undefined
}

/** The processes in use that the actor sees, team by team in their order. */
export const processList = defineQuery('processList', {
  input: { teamIds: teamIds() },
  visibleTo: (actor, args) => seesAll(actor, args.teamIds),
  reaches: (args) => beyond(args.teamIds),
  run(read, _args, actor): ProcessEntry[] {
    const written = read.where(processes, { archivedAt: null })
    const seen = new Set(written.map(({ id }) => id))
    const others = read
      .where(processPublished, {})
      .filter(({ id, archivedAt }) => archivedAt === null && !seen.has(id))
    const entries = [
      ...written.toSorted(byPlace).flatMap((process) => entryOf(read, actor, process.id) ?? []),
      ...others.flatMap(({ id }) => entryOf(read, actor, id) ?? []),
    ]
    return entries.toSorted((one, other) => byName(one.team, other.team))
  },
})

function entryOf(read: Reader, actor: Actor, id: string): ProcessEntry | undefined {
  const process = read.get(processes, id)
  const published = read.get(processPublished, id)
  const place = process ?? published
  const its = place && read.get(teams, place.teamId)
  if (!place || its?.deletedAt !== null) return undefined
  const owner = read.get(people, place.ownerId)
  return {
    id,
    name: place.name,
    team: its,
    owner: owner && isActiveMember(owner) ? owner : undefined,
    process,
    published,
    hasChanges:
      process !== undefined && published !== undefined && !isSameContent(draftOf(read, process), published),
    mayEdit: process !== undefined && canEditProcess(read, actor, process),
    mayAssign: process !== undefined && canAssignProcesses(read, actor, process.teamId),
    counts: read.get(processReadingCounts, id),
  }
}

export interface OpenProcess extends ProcessEntry {
  /** As they are being written; empty for those who don't see that. */
  steps: ProcessStep[]
}

/** A process with its steps; null if there is none that the actor sees. */
export const openProcess = defineQuery('openProcess', {
  input: { id: ref('processes'), teamIds: teamIds() },
  visibleTo: (actor, args) => seesAll(actor, args.teamIds),
  reaches: (args) => beyond(args.teamIds),
  run(read, { id }, actor): OpenProcess | null {
    const entry = entryOf(read, actor, id)
    return entry ? { ...entry, steps: entry.process ? stepsOf(read, id) : [] } : null
  },
})

/** The archived processes that the actor can bring back, the last one archived first. */
export const archivedProcesses = defineQuery('archivedProcesses', {
  input: { teamIds: teamIds() },
  visibleTo: (actor, args) => seesAll(actor, args.teamIds),
  reaches: (args) => beyond(args.teamIds),
  run: (read, _args, actor): (Process & { archivedAt: string })[] =>
    read
      .where(processes, {})
      .filter((one): one is Process & { archivedAt: string } => one.archivedAt !== null)
      .filter((one) => read.get(teams, one.teamId)?.deletedAt === null && canEditProcess(read, actor, one))
      .toSorted((one, other) => other.archivedAt.localeCompare(one.archivedAt))
      .slice(0, MOST_PROCESSES),
})

/** Who may own processes of a team: its active members, by name. */
export const processOwners = defineQuery('processOwners', {
  input: { teamId: ref('teams') },
  visibleTo: (actor, { teamId }) => actor.sees(roster(teamId)),
  reaches: ({ teamId }) => [rosterOf(teamId)],
  run: (read, { teamId }): Person[] => activeMembers(read, teamId),
})

/** The listed teams of which the actor sees who is on them, by name. */
export const teamsToAsk = defineQuery('teamsToAsk', {
  input: {},
  visibleTo: canSeeProcesses,
  run: (read, _args, actor): Team[] => teamsWithRosters(read, actor),
})

/** The teams to which the actor may add processes, their own first. */
export const teamsToWriteFor = defineQuery('teamsToWriteFor', {
  input: {},
  visibleTo: canSeeProcesses,
  run: (read, _args, actor): Team[] =>
    allTeams(read)
      .filter(({ id }) => canAssignProcesses(read, actor, id))
      .toSorted(
        (one, other) => Number(isOnTeam(read, other.id, actor.id)) - Number(isOnTeam(read, one.id, actor.id)),
      ),
})
