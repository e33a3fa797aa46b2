import { VALUES_FOR } from './text-values.ts'

type Text = (...values: readonly unknown[]) => unknown

/** An object that has this under every name. */
const always = (value: unknown): object =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'symbol' ? undefined : value) })

/** What stands for the values that a text takes. Each text takes some of them, and makes nothing of the others. */
const SAMPLES: readonly unknown[] = [
  1,
  2,
  'Qx',
  '2026-11-23',
  null,
  ['Qx', 'Qy'],
  always(2),
  always('Qx'),
  always('2026-11-23'),
  always(null),
  always(['Qx']),
  () => 'Qx',
  '2026-11-23T08:00:00.000Z',
  true,
  [['Qx', 2]],
  always(always('Qx')),
]

/** The more values a text takes, the fewer samples of each, so that there are some thousands of calls at most. */
const SAMPLES_FOR = [1, SAMPLES.length, SAMPLES.length, 12, 7, 4, 3]

function* valuesFor(count: number, samples: readonly unknown[]): Generator<unknown[]> {
  if (count === 0) yield []
  else for (const rest of valuesFor(count - 1, samples)) for (const sample of samples) yield [sample, ...rest]
}

function answersOf(text: Text): unknown[] {
  const answers = new Set<unknown>()
  const samples = SAMPLES.slice(0, SAMPLES_FOR[text.length] ?? 2)
  for (const values of [...(VALUES_FOR[text.name] ?? []), ...valuesFor(text.length, samples)]) {
    try {
      answers.add(text(...values))
    } catch {
      // These values are none of those that it takes.
    }
  }
  return [...answers].filter((answer) => typeof answer !== 'function')
}

/** Every string in it, however deep, and every one that its functions make of some samples of the values that they take. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [...new Set(answersOf(value as Text).flatMap(stringsOf))]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** The names of the functions in it of which no sample made a string. */
export function silentIn(value: unknown, name: string): string[] {
  if (typeof value === 'function') return stringsOf(value).length === 0 ? [name] : []
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return []
  return Object.entries(value).flatMap(([key, part]) => silentIn(part, `${name}.${key}`))
}
