import type { Readiness } from './readiness.queries.ts'

export const COMING_MEETINGS = 'Kommende Meetings'
export const PREPARE = 'Vorbereiten'
export const prepareFor = (title: string): string => `Vorbereiten: ${title}`

export const readinessParts = ({ entered, metrics, overdueTasks, openIssues }: Readiness) => [
  ...(metrics > 0 ? [{ text: `${entered} von ${metrics} Zahlen da`, isDone: entered === metrics }] : []),
  ...(overdueTasks > 0
    ? [
        {
          text: overdueTasks === 1 ? '1 überfällige Aufgabe' : `${overdueTasks} überfällige Aufgaben`,
          isDone: false,
        },
      ]
    : []),
  ...(openIssues > 0 ? [{ text: openIssues === 1 ? '1 Thema' : `${openIssues} Themen`, isDone: true }] : []),
]

export const noTimeYet = (teamName: string): string => `${teamName} hat noch keine feste Meetingzeit.`
export const SET_ONE = 'Festlegen'
