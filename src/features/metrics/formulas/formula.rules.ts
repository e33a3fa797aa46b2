import type { Reason } from '../../../sync/refusal.ts'
import { UUID } from '../../../sync/id.ts'
import { MAX_COMPONENTS, MAX_NESTED, MAX_WEEKS } from './formula-limits.rules.ts'
import { refuse } from './formula.refusals.ts'
import { type Token, tokensOf } from './formula-tokens.rules.ts'
import { type Fraction, fractionOfDigits } from './fraction.rules.ts'

export const FUNCTIONS = ['lag', 'sum', 'avg', 'ytd'] as const
export type FunctionName = (typeof FUNCTIONS)[number]

/** A metric's value of the week itself, or what a function makes of its weeks. */
export interface Operand {
  readonly kind: 'metric'
  readonly metricId: string
  readonly function: FunctionName | null
  /** How many weeks back, or of how many weeks; 0 without one. */
  readonly weeks: number
}

type Operator = '+' | '-' | '*' | '/' | 'negate'

/** A step of a calculation in reverse Polish notation: operands go onto a stack, operators take theirs from it. */
export type Step =
  | Operand
  | { readonly kind: 'number'; readonly value: Fraction }
  | { readonly kind: 'operator'; readonly operator: Operator }

/** What is wrong with a formula, and where in its text. */
export interface FormulaProblem {
  readonly reason: Reason
  readonly from: number
  readonly to: number
}

export interface Formula {
  /** As it is stored: pieces with one space between them, metrics by their ids in brackets. */
  readonly text: string
  readonly steps: readonly Step[]
  /** Each only once. */
  readonly inputIds: readonly string[]
}

export type Parsed = { readonly formula: Formula } | { readonly problem: FormulaProblem }

/** Finds the metric that a text in brackets, or a word, stands for: its id, or why there is none. */
export type FindMetric = (name: string) => string | Reason

/** In stored formulas the id stands in the brackets. */
const byId: FindMetric = (name) =>
  UUID.test(name) ? name : refuse.reason('formula/metric-not-found', { name })

const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)$/
const LONGEST_NUMBER = 30
const BINDS: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, negate: 3, '(': 0 }

/** Reads a formula: precedence as in arithmetic, unary minus, parentheses, functions, and an `=` in front if somebody writes one. */
export const parseFormula = (text: string, find: FindMetric = byId): Parsed => new Parser(text, find).parse()

/** The metrics of a stored formula, each as often as it stands there; none if it can't be read. */
export function operandsOf(formula: string): Operand[] {
  const parsed = parseFormula(formula)
  return 'formula' in parsed ? parsed.formula.steps.filter((step) => step.kind === 'metric') : []
}

/** What may come next: a value, or what follows one. */
type Next = FormulaProblem | 'value' | 'operator'

class Parser {
  readonly #all: readonly Token[]
  readonly #tokens: readonly Token[]
  readonly #find: FindMetric
  readonly #steps: Step[] = []
  readonly #waiting: string[] = []
  readonly #written: string[] = []
  #next = 0
  #nested = 0

  constructor(text: string, find: FindMetric) {
    this.#all = tokensOf(text)
    this.#tokens = this.#all[0]?.text === '=' ? this.#all.slice(1) : this.#all
    this.#find = find
  }

  parse(): Parsed {
    const problem = this.#wholeProblem() ?? this.#read() ?? this.#endProblem()
    if (problem) return { problem }
    while (this.#waiting.length > 0) this.#emit(this.#waiting.pop()!)
    const inputIds = this.#steps.flatMap((step) => (step.kind === 'metric' ? [step.metricId] : []))
    if (inputIds.length === 0) return { problem: at(this.#tokens, refuse.reason('formula/no-metric')) }
    const formula = { text: this.#written.join(' '), steps: this.#steps, inputIds: [...new Set(inputIds)] }
    return { formula }
  }

  #wholeProblem(): FormulaProblem | null {
    if (this.#all.length === 0) return at([], refuse.reason('formula/empty'))
    const equals = this.#all.filter(({ text, kind }) => kind === 'operator' && text === '=')
    if (equals.length > 1) return at([equals[1]!], refuse.reason('formula/one-equals'))
    if (equals.length > 0 && this.#all.at(-1) === equals[0])
      return at(equals, refuse.reason('formula/nothing-after-equals'))
    if (this.#tokens.length > MAX_COMPONENTS)
      return at(this.#tokens.slice(MAX_COMPONENTS), refuse.reason('formula/too-long'))
    return null
  }

  #read(): FormulaProblem | null {
    let expectsValue = true
    while (this.#next < this.#tokens.length) {
      const next: Next = expectsValue ? this.#value() : this.#afterValue()
      if (typeof next === 'object') return next
      expectsValue = next === 'value'
    }
    return null
  }

  #endProblem(): FormulaProblem | null {
    const last = this.#tokens.at(-1)!
    if (last.kind === 'operator') return at([last], refuse.reason('formula/ends-with-operator'))
    return this.#nested > 0 || last.kind === 'open' ? misplaced(last) : null
  }

  #value(): Next {
    const token = this.#tokens[this.#next++]!
    switch (token.kind) {
      case 'number':
        return this.#number(token) ?? 'operator'
      case 'metric':
        return this.#metric(token, null, 0) ?? 'operator'
      case 'word':
        return this.#word(token) ?? 'operator'
      case 'open':
        if (++this.#nested > MAX_NESTED) return at([token], refuse.reason('formula/nested'))
        this.#waiting.push('(')
        this.#written.push('(')
        return 'value'
      case 'operator':
        if (token.text !== '-' || this.#waiting.at(-1) === 'negate') return misplaced(token)
        if (this.#next === this.#tokens.length) return 'value'
        this.#waiting.push('negate')
        this.#written.push('-')
        return 'value'
      case 'close':
        return misplaced(token)
      default:
        return unknown(token)
    }
  }

  #afterValue(): Next {
    const token = this.#tokens[this.#next++]!
    switch (token.kind) {
      case 'operator': {
        if (token.text === '=') return misplaced(token)
        const binds = BINDS[token.text]!
        while (BINDS[this.#waiting.at(-1) ?? '(']! >= binds) this.#emit(this.#waiting.pop()!)
        this.#waiting.push(token.text)
        this.#written.push(token.text)
        return 'value'
      }
      case 'close':
        if (this.#nested-- === 0) return misplaced(token)
        while (this.#waiting.at(-1) !== '(') this.#emit(this.#waiting.pop()!)
        this.#waiting.pop()
        this.#written.push(')')
        return 'operator'
      case 'comma':
      case 'other':
        return unknown(token)
      default:
        return at([token], refuse.reason('formula/missing-operator'))
    }
  }

  #number(token: Token): FormulaProblem | null {
    const { text: value } = token
    if (!NUMBER.test(value) || value.length > LONGEST_NUMBER)
      return at([token], refuse.reason('formula/invalid-number', { value }))
    const text = value.startsWith('.') ? `0${value}` : value
    this.#steps.push({ kind: 'number', value: fractionOfDigits(text) })
    this.#written.push(text)
    return null
  }

  #metric(token: Token, name: FunctionName | null, weeks: number): FormulaProblem | null {
    const found = this.#find(token.text)
    if (typeof found !== 'string') return at([token], found)
    this.#steps.push({ kind: 'metric', metricId: found, function: name, weeks })
    const reference = `[${found}]`
    this.#written.push(
      name === null ? reference : name === 'ytd' ? `ytd(${reference})` : `${name}(${reference},${weeks})`,
    )
    return null
  }

  /** A function with what stands in its parentheses, or the name of a metric without brackets. */
  #word(token: Token): FormulaProblem | null {
    const name = FUNCTIONS.find((known) => known === token.text.toLowerCase())
    if (!name || this.#tokens[this.#next]?.kind !== 'open') return this.#metric(token, null, 0)
    const end = this.#tokens.findIndex(({ kind }, index) => index > this.#next && kind === 'close')
    const inside = this.#tokens.slice(this.#next + 1, end === -1 ? undefined : end)
    const [metric, comma, count, more] = inside
    const isMetric = metric?.kind === 'metric' || metric?.kind === 'word'
    const needsCount = name !== 'ytd'
    const isComplete = needsCount ? comma?.kind === 'comma' && count?.kind === 'number' && !more : !comma
    if (end === -1 || !isMetric || !isComplete)
      return at([token, ...inside], refuse.reason('formula/function', { name }))
    this.#next = end + 1
    const weeks = needsCount ? weeksOf(count!.text) : 0
    if (weeks === null) return at([count!], refuse.reason('formula/invalid-number', { value: count!.text }))
    return this.#metric(metric, name, weeks)
  }

  #emit(operator: string): void {
    this.#steps.push({ kind: 'operator', operator: operator as Operator })
  }
}

function weeksOf(text: string): number | null {
  const weeks = Number(text)
  return /^\d+$/.test(text) && weeks >= 1 && weeks <= MAX_WEEKS ? weeks : null
}

const at = (tokens: readonly Token[], reason: Reason): FormulaProblem => ({
  reason,
  from: tokens[0]?.from ?? 0,
  to: tokens.at(-1)?.to ?? 0,
})

const misplaced = (token: Token): FormulaProblem => at([token], refuse.reason('formula/operator-placement'))

const unknown = (token: Token): FormulaProblem =>
  at([token], refuse.reason('formula/invalid-operator', { value: token.text }))
