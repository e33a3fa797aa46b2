import { type Area, AREAS, type TokenScope } from './scopes.rules.ts'
import type { LastUse } from './tokens.rules.ts'

export const NAME_THE_TOKEN = 'Say what the token is for.'

export const TOKENS = 'API tokens'
export const TOKENS_EXPLAINED =
  'With a token, a program can do what you can, within the token’s scopes. Whatever it writes appears under your name.'
export const NEW_TOKEN = 'New token'
export const NO_TOKENS = 'No tokens yet'
export const NO_TOKENS_EXPLAINED = 'Make one for each program, so that you can revoke each on its own.'
export const TOKENS_NOT_LOADED = 'The tokens could not be looked up'
export const READ_THE_DOCS = 'API documentation'

export const TOKEN_NAME = 'Name'
export const TOKEN_NAME_EXAMPLE = 'Numbers from the warehouse'
export const SCOPES_LABEL = 'Scopes'
export const SCOPES_EXPLAINED =
  'A token that should read what it writes needs both. Some of what can be written needs a manager or a director.'
export const READ = 'Read'
export const WRITE = 'Write'
export const scopeLabel = (area: Area, verb: string): string => `${verb} ${AREA_LABELS[area].toLowerCase()}`
export const TEAMS_LABEL = 'Teams'
export const ALL_TEAMS = 'All of my teams'
export const SOME_TEAMS = 'Only some teams'
export const WHICH_TEAMS = 'Which teams'
export const TEAM_TEXTS = { loading: 'Loading teams', none: 'No teams', noMatch: 'No such team' }
export const ON_A_DAY = 'On a day'
export const LAST_DAY = 'Last day'
export const PROPOSES = 'Ask me before assistants write'
export const PROPOSES_EXPLAINED =
  'What an assistant writes over MCP waits here until you apply it. Through the API the token then only reads.'
export const MAKE_TOKEN = 'Make token'
export const TOKEN_MADE = 'Your new token'
export const SHOWN_ONCE =
  'Copy it now: it is not shown again. Whoever has it can do what it is for. A program sends it as “Authorization: Bearer” and the token; the API documentation shows how.'
export const DONE = 'Done'

export const AREA_LABELS: Record<Area, string> = {
  overview: 'Overview and search',
  metrics: 'Metrics',
  goals: 'Goals',
  tasks: 'Tasks',
  issues: 'Issues and votes',
  headlines: 'Headlines',
  strategy: 'Strategy and processes',
  comments: 'Comments',
  meetings: 'Meetings',
  tools: 'Tools',
  fit: 'Fit',
  conversations: 'Conversations',
  teams: 'Teams',
  people: 'People and org chart',
  company: 'Company',
}

export const REVOKE = 'Revoke'
export const revokeOf = (name: string): string => `Revoke ${name}`
export const revokeAsked = (name: string): string => `Revoke “${name}”?`
export const REVOKE_EXPLAINED = 'Programs that use it stop working at once. This can’t be undone.'
export const REVOKED = 'The token no longer works'
export const NOT_REVOKED = 'The token still works'
export const madeBy = (name: string): string => `Made by ${name}`
export const ASKS_FIRST = 'Asks before assistants write'
export const teamCount = (count: number): string => (count === 1 ? '1 team' : `${count} teams`)
export const LAST_USES: Record<LastUse, string> = {
  never: 'Never used',
  today: 'Used in the last day',
  'this week': 'Used in the last week',
  earlier: 'Not used for a week',
}

/** What a token is for, such as “Metrics: read and write; Tasks: read”. */
export function scopesText(scopes: readonly TokenScope[]): string {
  const verbsOf = (area: Area) =>
    [READ, WRITE]
      .map((verb) => verb.toLowerCase())
      .filter((verb) => scopes.some((one) => one === `${area}:${verb}`))
  const parts = AREAS.map((area) => ({ area, verbs: verbsOf(area) })).filter(({ verbs }) => verbs.length > 0)
  return parts.map(({ area, verbs }) => `${AREA_LABELS[area]}: ${verbs.join(' and ')}`).join('; ')
}
