import { hasOwnWords } from '../language/own.ts'
import { UNTITLED } from './refusal.text.ts'

/** What kind of no it is; the status of an HTTP answer follows from it. `busy` asks to try again a little later. */
export type RefusalKind = 'refused' | 'denied' | 'not-found' | 'invalid' | 'busy'

/** Why something did not happen: a code for programs and tests, words for the person who tried it. */
export interface RefusalText {
  kind: RefusalKind
  /** Such as `vote/limit-reached`; docs/refusals.md lists them all. */
  code: string
  title: string
  detail: string
  /** What its words were made with, to say them in another language. */
  values?: unknown
}

/** As `RefusalText`; without a title it takes that of the mutation it ends. */
export type Reason = Omit<RefusalText, 'title'> & { title?: string | undefined }

export class Refusal extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.detail)
    this.reason = reason
  }

  get text(): RefusalText {
    return { ...this.reason, title: this.reason.title ?? UNTITLED }
  }

  /** The same refusal under `title`, unless it has a title of its own. */
  under(title: string | undefined): Refusal {
    return new Refusal({ ...this.reason, title: this.reason.title ?? title })
  }
}

/** Whether the same would be refused again: what was only busy may be tried again a little later. */
export const isFinal = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.reason.kind !== 'busy'

/** The words for a code. Some need values, such as a limit; `kind` is `refused` unless it says otherwise. */
export type Words<Values = never> = Parts<Values>['detail'] | Parts<Values>

interface Parts<Values = never> {
  kind?: RefusalKind
  title?: string
  detail: string | ((values: Values) => string)
}

export type RefusalTable = Readonly<Record<string, Words>>

type DetailOf<W> = W extends { detail: infer Detail } ? Detail : W
type ValuesOf<W> = DetailOf<W> extends (values: infer Values) => string ? [values: Values] : []

/** Why constraints of the database refuse, by their names. */
export type Conflicts = Readonly<Record<string, Reason>>

/** Ends a mutation with one of a feature's codes. */
export interface Refuse<Table extends RefusalTable> {
  <Code extends keyof Table & string>(code: Code, ...values: ValuesOf<Table[Code]>): never
  /** The same as a value, for constraints of the database and answers over HTTP. */
  reason<Code extends keyof Table & string>(code: Code, ...values: ValuesOf<Table[Code]>): Reason
  readonly codes: readonly string[]
}

/** A detail with its values. */
const inFull = (detail: Parts['detail'], values: unknown): string =>
  typeof detail === 'string' ? detail : detail(values as never)

const partsOf = (words: Words): Parts => (typeof words === 'object' ? words : { detail: words })

/** The words of every refusal that this page knows, if it says them otherwise than the server. */
const wordsHere = new Map<string, Words>()

/**
 * Says a refusal in another language.
 * @param words those of its code there; undefined leaves it as it is
 * @param failure the title there of what did not happen, for a refusal without a title of its own
 */
export function inWords(text: RefusalText, words: Words | undefined, failure = UNTITLED): RefusalText {
  if (words === undefined) return text
  const { title = failure, detail } = partsOf(words)
  const isWhole = typeof detail === 'string' || text.values !== undefined
  return { ...text, title, detail: isWhole ? inFull(detail, text.values) : text.detail }
}

/** A refusal by the server in the language of this page. `failure` is the mutation's, if one was refused. */
export const saidHere = (text: RefusalText, failure?: string): RefusalText =>
  inWords(text, wordsHere.get(text.code), failure)

/**
 * Makes a feature's `refuse` from its table of codes. Annotate the constant with `Refuse<typeof table>`: only then
 * does TypeScript know that a call never returns.
 * @param words the same codes in another language; without them, the table itself is in the company's own words where there are any
 */
export function refusing<Table extends RefusalTable>(table: Table, words?: RefusalTable): Refuse<Table> {
  const ours = words ?? (hasOwnWords ? table : {})
  for (const [code, one] of Object.entries(ours)) wordsHere.set(code, one)
  const reason = (code: string, values?: unknown): Reason => {
    const { kind = 'refused' } = partsOf(table[code]!)
    const { title, detail } = partsOf(words?.[code] ?? table[code]!)
    return { kind, code, title, detail: inFull(detail, values), ...(values !== undefined && { values }) }
  }
  const refuse = (code: string, values?: unknown): never => {
    throw new Refusal(reason(code, values))
  }
  return Object.assign(refuse, { reason, codes: Object.keys(table) })
}
