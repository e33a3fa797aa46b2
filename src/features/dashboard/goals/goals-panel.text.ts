export const GOALS = 'Goals'
export const barAt = (percent: number): string => `bar at ${percent}%`
/** What the row of marks says. */
export const marksRead = (onTrack: number, all: number): string => `${onTrack} of ${all} goals on track`
/** The goals that have no row here. */
export const otherGoals = (count: number, offTrack: number): string => {
  const goals = count === 1 ? '1 more goal of your teams' : `${count} more goals of your teams`
  return offTrack === 0
    ? `${goals}, ${count === 1 ? 'on track' : 'all on track'}`
    : `${goals}, ${offTrack} off track`
}
/** What the line across the progress of a goal means. */
export const elapsed = (percent: number): string => `${percent}% of the quarter is over`
/** For somebody who is on no team. */
export const GOALS_APPEAR = 'The goals of your team appear here.'
export const NO_GOALS = 'Your teams have no goals this quarter. Three to seven are enough.'
export const SET_GOALS = 'Set the first'
