import * as z from 'zod'
import { deny } from '../../sync/engine.refusals.ts'
import { peopleOfCompany } from '../people/people.queries.ts'
import { myTeams } from '../teams/teams.queries.ts'
import { TITLE_LENGTH } from '../work/work.rules.ts'
import type { Asking } from './asking.server.ts'
import { MOST_DESCRIBED } from './partner-limits.rules.ts'
import type { Proposed } from './thought-partner.requests.ts'

const title = z.string().trim().min(1).max(TITLE_LENGTH)
const longer = z.string().trim().max(MOST_DESCRIBED).nullable().describe('null if there is nothing to add')
const team = z.uuid().describe('Id of a team, as read_teams gives it')
const day = z.iso.date().nullable().describe('A day such as 2026-03-31, or null')

interface ProposalDefinition<Input> {
  about: string
  input: z.ZodType<Input>
  /** What would be made. Whoever clicks makes it, with the checks of any other. */
  proposed(asking: Asking, input: Input): Promise<Proposed>
}

/** A tool with which the model proposes. */
export interface Proposal extends Pick<ProposalDefinition<unknown>, 'about' | 'input'> {
  /** Null if what the model gave does not fit its schema. */
  proposed(asking: Asking, given: unknown): Promise<Proposed> | null
}

const propose = <Input>(one: ProposalDefinition<Input>): Proposal => ({
  ...one,
  proposed(asking, given) {
    const parsed = one.input.safeParse(given)
    return parsed.success ? one.proposed(asking, parsed.data) : null
  },
})

const SHOWN = 'Shows the person a card that they can add, change or dismiss. It writes nothing by itself.'

/** The team, if the person sees it. */
async function knownTeam({ ask }: Asking, id: string): Promise<string> {
  return (await ask(myTeams, {})).some((one) => one.id === id) ? id : deny()
}

async function knownPerson({ ask }: Asking, id: string | null): Promise<string | null> {
  if (id === null) return null
  return (await ask(peopleOfCompany, {})).some(({ person }) => person.id === id) ? id : deny()
}

/** What the model may propose, by the name of its tool. */
export const PROPOSALS: Readonly<Record<string, Proposal>> = {
  propose_task: propose({
    about: `Proposes a task, of a team or with null a personal one. ${SHOWN}`,
    input: z.strictObject({
      title,
      description: longer,
      team: team.nullable(),
      assignee: z.uuid().nullable().describe('Id of a person, as read_people gives it; null is who asks'),
      dueDate: day,
    }),
    async proposed(asking, { title: named, description, team: teamId, assignee, dueDate }) {
      const fields = {
        title: named,
        description: description || null,
        teamId: teamId === null ? null : await knownTeam(asking, teamId),
        assigneeId: await knownPerson(asking, assignee),
        dueDate,
      }
      return { of: 'task', fields }
    },
  }),
  propose_issue: propose({
    about: `Proposes an issue of a team. ${SHOWN}`,
    input: z.strictObject({ title, description: longer, team, isLongTerm: z.boolean() }),
    async proposed(asking, { title: named, description, team: teamId, isLongTerm }) {
      const fields = { title: named, description: description || null, isLongTerm }
      return { of: 'issue', fields: { ...fields, teamId: await knownTeam(asking, teamId) } }
    },
  }),
  propose_headline: propose({
    about: `Proposes a headline for a team. ${SHOWN}`,
    input: z.strictObject({ title, content: longer, team }),
    async proposed(asking, { title: named, content, team: teamId }) {
      const fields = { title: named, content: content || null, teamId: await knownTeam(asking, teamId) }
      return { of: 'headline', fields }
    },
  }),
  propose_goal: propose({
    about: `Proposes a goal of a team. ${SHOWN}`,
    input: z.strictObject({
      title,
      description: z.string().trim().min(1).max(MOST_DESCRIBED),
      team,
      targetDate: day,
    }),
    async proposed(asking, { title: named, description, team: teamId, targetDate }) {
      const fields = { title: named, description, teamId: await knownTeam(asking, teamId), targetDate }
      return { of: 'goal', fields }
    },
  }),
}
