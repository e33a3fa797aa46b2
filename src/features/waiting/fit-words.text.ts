import type * as fit from '../fit/fit.mutations.ts'
import type * as made from '../fit/made-of-fit.mutations.ts'
import type { WordsOf } from './row-names.text.ts'

export const fitWords: WordsOf<typeof fit & typeof made> = {
  rateValue: ({ personId }, the) => `Mark how ${the('person', personId)} lives a value`,
  rateSeat: ({ personId }, the) => `Say how ${the('person', personId)} fits a seat`,
  noteFit: ({ personId }, the) => `Write a note about the fit of ${the('person', personId)}`,
  shareFit: ({ personId }, the) => `Share the rating of ${the('person', personId)} with managers`,
  takeBackFit: ({ personId }, the) => `Take back the rating of ${the('person', personId)}`,
  noteMadeOfFit: ({ personId }, the) => `Note what was made of the fit of ${the('person', personId)}`,
  setFitBar: () => 'Change the bar of fit',
}
