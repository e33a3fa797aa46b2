import type { Block, PlanField, PlanList } from './plan-blocks.rules.ts'
import type { PlanAudience } from './strategy.table.ts'

export const STRATEGY = 'Strategy'

export const PLAN_NOT_SAVED = 'Plan not saved'
export const PLAN_NOT_SHARED = 'Plan not shared'
export const PLAN_NOT_ARCHIVED = 'Plan not archived'
export const PLAN_NOT_RESTORED = 'Plan not restored'

export const COMPANY_PLAN = 'Company plan'
export const PLAN = 'Plan'
export const planOf = (team: string) => `Plan of ${team}`
export const blockOf = (block: string, plan: string) => `${block}, ${plan}`

export const LEFT_COLUMN = 'Who we are and where we go'
export const RIGHT_COLUMN = 'How we get there'

export const BLOCK_NAMES: Record<Block, string> = {
  values: 'Core values',
  purpose: 'Purpose and niche',
  target: 'Long-range target',
  marketing: 'Marketing strategy',
  outlook: 'Outlook',
  year: 'One-year plan',
  goals: 'Quarter goals',
  issues: 'Long-term issues',
}

export const yearTarget = (years: number) => `${years}-year target`
export const yearOutlook = (years: number) => `${years}-year outlook`

export const FIELD_LABELS: Record<PlanField, string> = {
  purpose: 'Purpose',
  niche: 'Niche',
  target: 'Target',
  targetYears: 'Years ahead',
  marketWhere: 'Where',
  marketWho: 'Who',
  marketThink: 'What they think',
  guarantee: 'Guarantee',
  outlookYears: 'Years ahead',
  outlookDate: 'Date',
  outlookRevenue: 'revenue',
  outlookProfit: 'profit',
  yearDate: 'Date',
  yearRevenue: 'revenue',
  yearProfit: 'profit',
}

export const LIST_LABELS: Record<PlanList, string> = {
  values: 'Core values',
  differences: 'Three differences',
  path: 'Customer path',
  outlookMeasures: 'Measures',
  outlookPicture: 'What it looks like',
  yearMeasures: 'Measures',
  yearGoals: 'Goals of the year',
}

/** What one writes in the field of a new entry. */
export const ADD_TO_LIST: Record<PlanList, string> = {
  values: 'Add a value…',
  differences: 'Add a difference…',
  path: 'Add a step…',
  outlookMeasures: 'Add a measure…',
  outlookPicture: 'Add what you will see…',
  yearMeasures: 'Add a measure…',
  yearGoals: 'Add a goal…',
}

export const PLACEHOLDERS: Partial<Record<PlanField, string>> = {
  purpose: 'Why does the company exist?',
  niche: 'What do you do better than others?',
  target: 'What will you have reached by then?',
  marketWhere: 'Where are your customers?',
  marketWho: 'Who decides there?',
  marketThink: 'What matters to them?',
  guarantee: 'What do you promise?',
}

export const TEAM_PURPOSE_PLACEHOLDER = 'Why does the team exist?'

export const detailOf = (title: string) => `Detail of “${title}”`
export const NOTE_PLACEHOLDER = 'What does it mean in practice?'

const ADVICE: Partial<Record<PlanList, { range: string; many: string }>> = {
  values: { range: '3 to 7', many: 'More than seven values are hard to remember.' },
  differences: { range: '3', many: 'More than three differences blur what you stand for.' },
  outlookPicture: { range: '5 to 15', many: 'More than fifteen lines are hard to picture.' },
  yearGoals: { range: '3 to 7', many: 'More than seven goals are hard to reach in a year.' },
}

/** Such as '4 of 3 to 7'; nothing for lists of any length. */
export const advisedCount = (list: PlanList, count: number): string | null => {
  const advice = ADVICE[list]
  return advice ? `${count} of ${advice.range}` : null
}
export const aboveAdvice = (list: PlanList): string | null => ADVICE[list]?.many ?? null

export const FROM_COMPANY_PLAN = 'From the company plan'
export const NOTHING_YET = 'Nothing yet'
export const LIVE = 'live'
export const onTrackOf = (onTrack: number, all: number) => `${onTrack} of ${all} on track`
export const openIssues = (count: number) => `${count} open`
export const keptByTeam = (team: string) => `The ${team} team keeps these.`
export const SHOW_GOALS = 'Show goals to all teams'
export const NO_QUARTER_GOALS = 'No goals are due this quarter.'
export const NO_COMPANY_QUARTER_GOALS = 'No company goals are due this quarter.'
export const NO_LONG_TERM_ISSUES = 'No long-term issues.'
export const FEWER_YEARS = 'A year less'
export const MORE_YEARS = 'A year more'
export const byYear = (year: string) => `by ${year}`

export const SHARE = 'Share'
export const SHARE_TITLE = 'Who sees this plan?'
export const AUDIENCE_LABELS: Record<PlanAudience, (team: string, company: string) => string> = {
  managers: () => 'Managers only',
  team: (team) => `The ${team} team`,
  company: (_team, company) => `Everybody in ${company}`,
}
export const AUDIENCE_ABOUT: Record<PlanAudience, string> = {
  managers: 'Managers and directors of the company.',
  team: 'Its members, and directors. Other managers no longer see it.',
  company: 'Everybody, except for blocks that you keep back.',
}
export const BLOCKS_SHOWN = 'Blocks that everybody sees'
export const onlyTeamSees = (team: string) => `Only the ${team} team sees this block.`
export const keepBack = (block: string) => `Keep back ${block}`
export const showToAll = (block: string) => `Show ${block} to everybody`
export const TELL_TEAM = 'Tell the team'
export const headlineOfShare = (plan: string) => `${plan} can be read now`

export const SHARED_WITH: Record<PlanAudience, (team: string) => string> = {
  managers: () => 'Managers only',
  team: (team) => `Shared with ${team}`,
  company: () => 'Shared with everybody',
}
export const changedBy = (day: string, name: string) => `changed ${day} by ${name}`
export const preparedBy = (team: string) => `Prepared by the ${team} team`

export const CHOOSE_LEADERS = 'Choose a leadership team first'
export const CHOOSE_LEADERS_ABOUT = 'The company plan is theirs.'
export const OPEN_TEAMS = 'Open teams'
export const WRITE_PLAN = 'Write your plan'
export const WRITE_PLAN_ABOUT = 'Eight short blocks. Start with the values.'
export const WRITE_TEAM_PLAN_ABOUT = 'Seven short blocks. Start with the purpose.'
export const NONE_SHARED = 'No plan has been shared with you yet.'

export const MORE = 'More'
export const ARCHIVE_PLAN = 'Archive plan'
export const PLAN_ARCHIVED = 'Plan archived'
export const PLAN_RESTORED = 'Plan restored'
export const archivedOn = (day: string) => `Bring back the plan archived ${day}`
export const PRINT = 'Print'
export const EXPORT_JSON = 'Export as JSON'
export const EXPORT_MARKDOWN = 'Export as Markdown'
export const IMPORT_JSON = 'Import from JSON'
export const MOVE_UP = 'Move up'
export const MOVE_DOWN = 'Move down'
export const REMOVE = 'Remove'
export const ENTRY_REMOVED = 'Removed from the plan'
export const actionsFor = (title: string) => `Actions for “${title}”`
export const addEntries = (count: number) => `Add ${count} entries?`
export const ADD = 'Add'
export const EDIT_MEASURE = 'Number and metric'
export const ofTarget = (value: string) => `of ${value}`
export const overWeeks = (weeks: number, kind: 'total' | 'average', value: string) =>
  `${kind === 'total' ? 'Total' : 'Average'} of ${weeks} weeks: ${value}`
export const shareReached = (share: string) => `${share} reached`

export const isWriting = (name: string) => `${name} is writing`
