export const SERVER_TITLE = 'Quarterdeck'

export const INSTRUCTIONS =
  'Quarterdeck is where a company’s teams keep their metrics, goals, tasks, issues, headlines, meetings, strategy, org chart and processes. You act for one person and see what they see. ' +
  'Start with myTeams for the ids of teams and peopleOfCompany for those of people. Ids of new rows may be left out. A week is named by its Monday.'

export const aboutQuery = (summary: string, area: string): string =>
  `${summary}. Reads from the area “${area}” and changes nothing. A list comes in pages: ask again with nextCursor as cursor.`
export const aboutMutation = (summary: string, area: string): string =>
  `${summary}. Writes in the area “${area}” at once, under the person’s name.`
export const aboutProposal = (summary: string, area: string): string =>
  `${summary}. Proposes to write in the area “${area}”: it happens only if the person applies it in Quarterdeck.`
export const PROPOSED =
  'This was proposed. It happens once the person applies it in Quarterdeck, under Settings, Integrations.'
export const SUGGESTIONS = 'Proposed by assistants'
export const APPLY = 'Apply'
export const DISMISS = 'Dismiss'
export const applyOf = (what: string): string => `Apply: ${what}`
export const dismissOf = (what: string): string => `Dismiss: ${what}`
export const proposedWith = (token: string, day: string): string => `With ${token}, ${day}`
export const APPLIED = 'Applied'
export const DISMISSED = 'Dismissed'
export const NOT_SETTLED = 'The proposal is still waiting'
export const YES = 'yes'
export const NO = 'no'
/** Before the name of what is changed. */
export const WHICH = 'What'
