export const MY_TASKS = 'My tasks this week'
export const openTasks = (count: number): string => `${count} open`
export const ADD_TASK = 'Task'
export const NO_TASKS = 'Nothing is due this week.'
export const SEE_TASKS = 'See all your tasks'
export const LATEST_HEADLINES = 'Latest headlines'
export const ALL = 'All'
export const NO_HEADLINES = 'Headlines that your teams share appear here.'
