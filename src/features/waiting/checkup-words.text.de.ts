import type * as answers from '../tools/checkups/answers.mutations.ts'
import type * as acts from '../tools/checkups/checkups.mutations.ts'
import type * as made from '../tools/checkups/made-of-statements.mutations.ts'
import type { WordsOf } from './row-names.text.ts'

export const checkupWords: WordsOf<typeof acts & typeof answers & typeof made> = {
  openCheckup: () => 'Einen Check-up öffnen',
  closeCheckup: () => 'Einen Check-up schließen',
  answerCheckup: ({ place, points }) => `Aussage ${place + 1} eines Check-ups mit ${points} beantworten`,
  noteCheckup: () => 'Eine Anmerkung zu einem Check-up schreiben',
  submitCheckup: () => 'Einen Check-up abgeben',
  noteMadeOfStatement: ({ statement }) =>
    `Vermerken, was aus Aussage ${statement + 1} eines Check-ups entstand`,
}
