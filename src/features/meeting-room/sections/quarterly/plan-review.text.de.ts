import type { PlanVerdict } from '../../../meetings/meetings.table.ts'

export const BLOCK_NOT_REVIEWED = 'Nicht vermerkt'
export const VERDICTS: Record<PlanVerdict, string> = { true: 'Stimmt noch', changed: 'Hat sich geändert' }
export const verdictOn = (block: string, verdict: string) => `${verdict}: ${block}`
export const MAKE_ISSUE = 'Thema anlegen'
export const makeIssueOf = (block: string) => `Thema zu ${block} anlegen`
export const issueAbout = (block: string) => `${block}: `
