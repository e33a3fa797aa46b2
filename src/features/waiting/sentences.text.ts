import type { QueuedMutation } from '../../sync/pending.ts'
import { chartWords } from './chart-words.text.ts'
import { companyWords, peopleWords } from './company-words.text.ts'
import { checkupWords } from './checkup-words.text.ts'
import { conversationWords } from './conversation-words.text.ts'
import { fitWords } from './fit-words.text.ts'
import { discussionWords, issueWords } from './issue-words.text.ts'
import { meetingWords, roomWords } from './meeting-words.text.ts'
import { metricWords, valueWords } from './metric-words.text.ts'
import type { The } from './row-names.text.ts'
import { processWords } from './process-words.text.ts'
import { strategyWords } from './strategy-words.text.ts'
import { commentWords, headlineWords } from './talk-words.text.ts'
import { toolWords } from './tool-words.text.ts'
import { goalWords, taskWords } from './work-words.text.ts'

const all = {
  ...taskWords,
  ...goalWords,
  ...issueWords,
  ...discussionWords,
  ...headlineWords,
  ...commentWords,
  ...metricWords,
  ...valueWords,
  ...meetingWords,
  ...roomWords,
  ...companyWords,
  ...peopleWords,
  ...strategyWords,
  ...toolWords,
  ...chartWords,
  ...processWords,
  ...fitWords,
  ...conversationWords,
  ...checkupWords,
}

/** A sentence for every mutation that a person can make, by its name. waiting.test.ts fails when one is missing. */
export const SENTENCES = all as Readonly<Record<string, ((args: unknown, the: The) => string) | undefined>>

export const UNKNOWN_CHANGE = 'A change of another version of the app'

/** What the author of a change wants done. */
export function sentenceOf({ name, args }: Pick<QueuedMutation, 'name' | 'args'>, the: The): string {
  try {
    return SENTENCES[name]?.(args, the) ?? UNKNOWN_CHANGE
  } catch {
    // Its arguments may have another shape, as those of an older version.
    return UNKNOWN_CHANGE
  }
}
