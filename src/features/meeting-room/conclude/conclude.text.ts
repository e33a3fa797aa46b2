export const TASKS_MADE = 'Tasks made in this meeting'
export const NO_TASKS = 'No tasks so far.'
export const HEADLINES_AND_MESSAGES = 'Headlines and cascading messages'
export const NO_HEADLINES = 'Who tells which team what? Add a headline for that team.'
export const NO_ISSUES = 'No issue resolved so far.'

export const HOW_WAS_IT = 'How was this meeting?'
export const WHAT_WAS_MISSING = 'What would have made it a 10?'
export const haveRated = (rated: number, present: number): string => `${rated} of ${present} have rated`
