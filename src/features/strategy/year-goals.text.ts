export const CHOOSE_GOAL = 'Goal'
export const NO_GOAL = 'No goal yet'
export const MAKE_COMPANY_GOAL = 'Make it a company goal'
export const MAKE_TEAM_GOAL = 'Make it a team goal'
export const GOAL_ARCHIVED = 'This goal was archived'
export const CHOOSE_OTHER = 'Choose another'
export const KEEP_AS_TEXT = 'Keep as text'
/** As what something was made from. */
export const THE_PLAN = 'the plan'
