export const FROM_WHEN = 'From when does this hold?'
export const FROM_THIS_WEEK = 'From this week'
export const FROM_THIS_WEEK_EXPLAINED = 'Earlier weeks keep their target and their color.'
export const ALSO_THE_PAST = 'Also the past'
export const ALSO_THE_PAST_EXPLAINED = 'All weeks are colored anew, as if it had always been so.'
export const UNIT_CONVERTS_NOTHING =
  'Changing the unit converts nothing: values that are there keep their number.'

export const HISTORY = 'Earlier definitions'
export const NO_TARGET = 'none'
export const removeStep = (week: string): string => `Remove the change of ${week}`
export const STEP_REMOVED = 'Change removed'
export const stepRemoved = (week: string): string => `The weeks before ${week} take the next definition.`

/** One change of a metric, such as "Target ≥ 95% since Oct 12, ≥ 92% before". */
export const changedSince = (what: string, after: string, week: string, before: string): string =>
  `${what} ${after} since ${week}, ${before} before`

export const changedBy = (name: string, day: string): string => `${name} · ${day}`

export const CHANGED_TARGET = 'Target'
export const CHANGED_VALUES = 'Values'
export const TYPED_IN = 'typed in'
export const CALCULATED = 'calculated by a formula'
export const OTHER_FORMULA = 'by another formula'
