/** The pages, and the groups of the sidebar. */
export const DASHBOARD = 'Dashboard'
export const TASKS = 'Tasks'
export const GOALS = 'Goals'
export const ISSUES = 'Issues'
export const HEADLINES = 'Headlines'
export const ARCHIVE = 'Archive'
export const METRICS = 'Metrics'
export const MEETINGS = 'Meetings'
export const ORG_CHART = 'Org Chart'
export const PEOPLE = 'People'
export const PROCESS = 'Process'
export const AI_THOUGHT_PARTNER = 'AI Thought Partner'
export const TOOLS = 'Tools'
export const ANALYTICS = 'Analytics'
export const SUPER_ADMIN = 'Super Admin'
export const WORK = 'Work'
export const EXECUTION = 'Execution'
export const STRATEGY = 'Strategy'
export const WORKSPACE = 'Workspace'

/** The layout. */
export const SKIP_TO_CONTENT = 'Skip to content'
export const SIDEBAR_FAILED = 'Sidebar encountered an error'
export const REST_WORKS = 'The rest of the app still works.'
/** Names of the landmarks, read aloud. */
export const NAVIGATION = 'Navigation'
export const MAIN = 'Main'
export const QUICK = 'Quick'

/** The sidebar. */
/** Why an entry is disabled. */
export const WHY_CLOSED = {
  off: 'Switched off for this company',
  'no-model': 'Off on this installation',
  'not-shared': 'No plan is shared with you yet',
  unavailable: 'Not available yet',
}
export const whyNot = (page: string, reason: string): string => `${page}: ${reason}`
export const SETTINGS_PAGES = 'Pages of the settings'
export const profileOf = (name: string): string => `Profile of ${name}`
/** The month follows. */
export const JOINED = 'Joined'
export const BETA = 'Beta'

/** The company. */
export const NO_COMPANY = 'No Company'
export const SWITCH_COMPANY = 'Switch Company'
export const INVITATIONS = 'Invitations'
export const invitationsWaiting = (count: number): string => `${count} waiting for you`
/** Read aloud after their number. */
export const PENDING_INVITATIONS = 'pending invitations'
export const COMPANY_ERROR = 'Company Error'
export const RETRY = 'Retry'

/** The top bar. */
export const TOGGLE_SIDEBAR = 'Toggle sidebar'
export const SEARCH = 'Search'
export const SEARCH_BUTTON = 'Search...'
export const NEW = 'New'
export const CREATE = 'Create'
export const CREATE_ISSUE = 'Create Issue'
export const CREATE_TASK = 'Create Task'
export const CREATE_HEADLINE = 'Create Headline'
export const CREATE_GOAL = 'Create Goal'
export const CREATE_METRIC = 'Create Metric'

/** The text of a refusal that came late. */
export const wasNotSaved = (written: string): string => `“${written}” was not saved.`
export const COPY_TEXT = 'Copy text'
