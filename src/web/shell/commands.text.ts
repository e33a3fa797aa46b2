export const COMMAND_GROUPS = {
  pages: 'Pages',
  settings: 'Settings',
  actions: 'Quick Actions',
  recent: 'Recent',
  people: 'People',
  teams: 'Teams',
  tasks: 'Tasks',
  issues: 'Issues',
  goals: 'Goals',
  metrics: 'Metrics',
  headlines: 'Headlines',
  meetings: 'Meetings',
  beyond: 'Older, and of other teams',
  acts: 'Actions',
}

/** What stands beside a page's name. */
export const PAGES_EXPLAINED = {
  dashboard: "What's on today",
  people: 'Members, invitations and teams',
  orgChart: 'Seats, who holds them and to whom they report',
  tasks: 'Personal and team tasks',
  goals: 'Team and company goals',
  metrics: 'The weekly scorecard',
  meetings: 'Current and past meetings',
  issues: 'Problems to solve',
  headlines: 'News of your teams',
  tools: 'Exercises for leaders',
  archive: 'What can be restored',
  strategy: 'Plans of the company and its teams',
  process: 'What is done the same way each time',
}

/** Commands by their id. */
export const COMMANDS = {
  changes: { title: 'Changes', description: 'What waits to be sent, and what was refused' },
  'profile-settings': { title: 'Profile Settings', description: 'Your name, picture and sessions' },
  'app-settings': { title: 'App Settings', description: 'Company, shortcuts, integrations' },
  permissions: { title: 'Permissions', description: 'Who may do what' },
  'add-team-member': { title: 'Add Team Member', description: 'Invite a colleague by e-mail' },
  'create-task': { title: 'Create Task', description: 'For yourself or a team' },
  'create-goal': { title: 'Set Goal', description: 'For a team or the company' },
  'go-to-meeting': { title: 'Go to Meeting', description: 'Start, join or review a meeting' },
  'create-issue': { title: 'Create Issue', description: 'Something to solve together' },
  'create-metric': { title: 'Create Metric', description: 'A number to follow each week' },
  'for-you': { title: 'For you', description: 'Discussions that you have not read' },
  'create-headline': { title: 'Create Headline', description: 'News for the next meeting' },
  'toggle-theme': { title: 'Toggle Theme', description: 'Light, dark or same as system' },
  'toggle-sidebar': { title: 'Toggle Sidebar', description: 'With labels or icons only' },
  search: { title: 'Search', description: 'Pages, settings, people, work and actions' },
  shortcuts: { title: 'Keyboard Shortcuts', description: 'Every shortcut on one page' },
}
