import type { Readiness } from './readiness.queries.ts'

export const COMING_MEETINGS = 'Coming meetings'
export const PREPARE = 'Prepare'
export const prepareFor = (title: string): string => `Prepare: ${title}`

/** What still has to be done before the meeting, each part with whether it is in order. */
export const readinessParts = ({ entered, metrics, overdueTasks, openIssues }: Readiness) => [
  ...(metrics > 0 ? [{ text: `${entered} of ${metrics} numbers in`, isDone: entered === metrics }] : []),
  ...(overdueTasks > 0
    ? [{ text: overdueTasks === 1 ? '1 overdue task' : `${overdueTasks} overdue tasks`, isDone: false }]
    : []),
  ...(openIssues > 0 ? [{ text: openIssues === 1 ? '1 issue' : `${openIssues} issues`, isDone: true }] : []),
]

export const noTimeYet = (teamName: string): string => `${teamName} has no fixed meeting time yet.`
export const SET_ONE = 'Set one'
