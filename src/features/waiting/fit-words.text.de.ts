import type * as fit from '../fit/fit.mutations.ts'
import type * as made from '../fit/made-of-fit.mutations.ts'
import type { WordsOf } from './row-names.text.de.ts'

export const fitWords: WordsOf<typeof fit & typeof made> = {
  rateValue: ({ personId }, the) => `Einschätzen, wie jemand einen Wert lebt: ${the('person', personId)}`,
  rateSeat: ({ personId }, the) =>
    `Einschätzen, wie jemand zu einer Stelle passt: ${the('person', personId)}`,
  noteFit: ({ personId }, the) => `Notiz zur Passung schreiben: ${the('person', personId)}`,
  shareFit: ({ personId }, the) => `Einschätzung mit der Leitung teilen: ${the('person', personId)}`,
  takeBackFit: ({ personId }, the) => `Einschätzung zurücknehmen: ${the('person', personId)}`,
  noteMadeOfFit: ({ personId }, the) =>
    `Vermerken, was aus einer Einschätzung entstand: ${the('person', personId)}`,
  setFitBar: () => 'Die Messlatte ändern',
}
