export const KINDS = { metric: 'Metric', goal: 'Goal', task: 'Task', headline: 'Headline', issue: 'Issue' }
export const weekOf = (day: string): string => `Week of ${day}`
export const TARGET = 'Target'
export const STATUS = 'Status'
export const DUE = 'Due'
export const OWNER = 'Owner'
export const CREATED_BY = 'Created by'
export const WRITTEN = 'Written'
export const RAISED = 'Raised'
