import type * as answers from '../tools/checkups/answers.mutations.ts'
import type * as acts from '../tools/checkups/checkups.mutations.ts'
import type * as made from '../tools/checkups/made-of-statements.mutations.ts'
import type { WordsOf } from './row-names.text.ts'

export const checkupWords: WordsOf<typeof acts & typeof answers & typeof made> = {
  openCheckup: () => 'Open a check-up',
  closeCheckup: () => 'Close a check-up',
  answerCheckup: ({ place, points }) => `Answer statement ${place + 1} of a check-up with ${points}`,
  noteCheckup: () => 'Write a note to a check-up',
  submitCheckup: () => 'Submit a check-up',
  noteMadeOfStatement: ({ statement }) => `Note what was made of statement ${statement + 1} of a check-up`,
}
