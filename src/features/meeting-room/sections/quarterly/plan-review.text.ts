import type { PlanVerdict } from '../../../meetings/meetings.table.ts'

export const BLOCK_NOT_REVIEWED = 'Not noted'
export const VERDICTS: Record<PlanVerdict, string> = { true: 'Still true', changed: 'Changed' }
export const verdictOn = (block: string, verdict: string) => `${verdict}: ${block}`
export const MAKE_ISSUE = 'Make an issue'
export const makeIssueOf = (block: string) => `Make an issue of ${block}`
export const issueAbout = (block: string) => `${block}: `
