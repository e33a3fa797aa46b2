import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'
import { MAX_COMPONENTS, MAX_INPUTS, MAX_LAYERS, MAX_NESTED, MAX_WEEKS } from './formula-limits.rules.ts'

const table = {
  'formula/empty': 'Formula cannot be empty',
  'formula/one-equals': "Only one '=' is allowed",
  'formula/nothing-after-equals': 'No value specified after "=" operator',
  'formula/metric-not-found': ({ name }: { name: string }) => `Metric not found: ${name}`,
  'formula/metric-unclear': ({ name, label }: { name: string; label: string }) =>
    `Several metrics are called ${name}. Choose one from the list, such as [${label}].`,
  'formula/invalid-number': ({ value }: { value: string }) => `Invalid number: ${value}`,
  'formula/missing-operator': 'Missing operator between values',
  'formula/operator-placement': 'Invalid operator placement',
  'formula/invalid-operator': ({ value }: { value: string }) => `Invalid operator: ${value}`,
  'formula/ends-with-operator': 'Formula cannot end with an operator',
  'formula/no-metric': 'Formula must contain at least one metric',
  'formula/function': ({ name }: { name: string }) =>
    name === 'ytd'
      ? 'Write ytd with a metric, such as ytd([Revenue]).'
      : `Write ${name} with a metric and a number of weeks from 1 to ${MAX_WEEKS}, such as ${name}([Revenue], 4).`,
  'formula/too-long': `This formula is too long: at most ${MAX_COMPONENTS} metrics, numbers and operators.`,
  'formula/nested': `Parentheses are nested too deeply: at most ${MAX_NESTED}.`,
  'formula/cycle':
    'This formula would depend on its own result, now or in earlier weeks. Leave out the metrics that are calculated from it.',
  'formula/too-many': `This formula builds on too many others: at most ${MAX_INPUTS} metrics, ${MAX_LAYERS} formulas deep.`,
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
