/** What a story came to. */
export interface Outcome {
  /** Of everything that anybody sent or wrote, in order. */
  readonly hash: string
  readonly hours: number
  /** How many things happened one after the other, and how many of them were messages or writes. */
  readonly tasks: number
  readonly entries: number
  /** The company's seq at the end. */
  readonly commits: number
  /** How many tagged mutations were answered. */
  readonly decided: number
  /** How often each trouble came. */
  readonly faults: Readonly<Record<string, number>>
}
