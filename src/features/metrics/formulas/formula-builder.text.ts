import type { FunctionName } from './formula.rules.ts'

export const FORMULA = 'Formula'
export const FORMULA_SWITCH_EXPLAINED =
  'Calculated from other metrics. Values that were typed in stay, and are there again once you switch this off.'
export const FORMULA_EXPLAINED = 'Type a metric’s name or [ to choose one, and + − × ÷ ( ) between.'
export const FORMULA_EXAMPLE = '[Deals won] ÷ [Offers sent] × 100'

export const BUILDER = 'Build the formula'
export const INSERT_METRIC = 'Metric'
export const insert = (what: string): string => `Insert ${what}`
export const SUGGESTIONS = 'Metrics and functions'
export const FUNCTIONS_GROUP = 'Functions'

/** What each function is for. */
export const FUNCTION_ABOUT: Record<FunctionName, string> = {
  lag: 'value of some weeks ago',
  sum: 'total of the last weeks',
  avg: 'average of the last weeks',
  ytd: 'total since the year began',
}

/** What a button or a choice of the list puts into the text; the caret then stands in the brackets. */
export const FUNCTION_TEMPLATES: Record<FunctionName, string> = {
  lag: 'lag([], 1)',
  sum: 'sum([], 4)',
  avg: 'avg([], 4)',
  ytd: 'ytd([])',
}

export const PREVIEW = 'The last four weeks'
export const NO_RESULT = '–'

export const CALCULATION = 'Calculation'
export const NOT_CALCULATED = 'No value yet'
export const SHOW_INPUTS = 'Show its inputs'
export const HIDE_INPUTS = 'Hide its inputs'
export const SHOW_CALCULATION = 'Show calculation'
export const openWeekOf = (metric: string, week: string): string => `Open ${metric}, ${week}`

/** A function's part of a calculation, such as "avg of 4 weeks". */
export function functionLabel(name: FunctionName, weeks: number): string {
  if (name === 'ytd') return 'Since the year began'
  const count = `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`
  if (name === 'lag') return `${count} before`
  return name === 'sum' ? `Total of ${count}` : `Average of ${count}`
}
