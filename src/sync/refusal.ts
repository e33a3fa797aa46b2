/** What kind of no it is; the status of an HTTP answer follows from it. `busy` asks to try again a little later. */
export type RefusalKind = 'refused' | 'denied' | 'not-found' | 'invalid' | 'busy'

/** Why something did not happen: a code for programs and tests, words for the person who tried it. */
export interface RefusalText {
  kind: RefusalKind
  /** Such as `vote/limit-reached`; docs/refusals.md lists them all. */
  code: string
  title: string
  detail: string
}

/** As `RefusalText`; without a title it takes that of the mutation it ends. */
export type Reason = Omit<RefusalText, 'title'> & { title?: string | undefined }

const UNTITLED = 'This could not be done'

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

/** The words for a code. Some need values, such as a limit; `kind` is `refused` unless it says otherwise. */
type Words<Values = never> =
  | string
  | ((values: Values) => string)
  | { kind?: RefusalKind; title?: string; detail: string | ((values: Values) => string) }

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

/**
 * Makes a feature's `refuse` from its table of codes. Annotate the constant with `Refuse<typeof table>`: only then
 * does TypeScript know that a call never returns.
 */
export function refusing<Table extends RefusalTable>(table: Table): Refuse<Table> {
  const reason = (code: string, values?: unknown): Reason => {
    const words = table[code]!
    const { kind = 'refused', title, detail } = typeof words === 'object' ? words : { detail: words }
    return { kind, code, title, detail: typeof detail === 'string' ? detail : detail(values as never) }
  }
  const refuse = (code: string, values?: unknown): never => {
    throw new Refusal(reason(code, values))
  }
  return Object.assign(refuse, { reason, codes: Object.keys(table) })
}
