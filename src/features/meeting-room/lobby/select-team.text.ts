export const NEEDS_A_TEAM =
  'No teams available - you need to be assigned to a team to conduct meetings; contact your administrator.'
export const SELECT_TEAM = 'Select Team for Meeting'
export const LEADERSHIP = 'Leadership'
