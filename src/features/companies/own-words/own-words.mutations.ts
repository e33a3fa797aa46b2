import type { OwnWords } from '../../../language/own-words.rules.ts'
import { defineMutation } from '../../../sync/define-mutation.ts'
import { object, text } from '../../../sync/fields.ts'
import { record } from '../../audit/record.mutations.ts'
import { canUpdateCompany } from '../companies.access.ts'
import { refuse } from '../companies.refusals.ts'
import { companies, OWN_WORD_MAX } from '../companies.table.ts'
import { SETTINGS_NOT_UPDATED } from '../settings.text.ts'
import { isPlainWord, sharedWord, wordList } from './own-words.rules.ts'
import { BOTH_WORDS, PLAIN_WORDS } from './own-words.text.ts'

const word = () =>
  text({
    max: OWN_WORD_MAX,
    required: BOTH_WORDS,
    problem: (typed) => (isPlainWord(typed) ? null : PLAIN_WORDS),
  })

/** A term's own word; null gives it back its standard one. */
const ownWord = () => object({ one: word(), many: word() }).nullable().optional()

/** Says what the company calls the terms that are given; the others stay. */
export const setOwnWords = defineMutation('setOwnWords', {
  failure: SETTINGS_NOT_UPDATED,
  input: {
    goal: ownWord(),
    metric: ownWord(),
    issue: ownWord(),
    task: ownWord(),
    headline: ownWord(),
    scriber: ownWord(),
    weeklyMeeting: ownWord(),
  },
  may: canUpdateCompany,
  run(tx, changed, context) {
    const { id, ownWords: before } = tx.where(companies, {})[0]!
    const all = Object.entries({ ...before, ...changed }).filter(([, own]) => own)
    const after = Object.fromEntries(all) as OwnWords
    const shared = sharedWord(after)
    if (shared !== null) refuse('company/same-words', { word: shared })
    if (wordList(before) === wordList(after)) return
    tx.update(companies, id, { ownWords: after })
    record(tx, context, { action: 'words changed', before: wordList(before), after: wordList(after) })
  },
})
