import type { QueuedMutation } from '../../sync/pending.ts'
import { chartWords } from './chart-words.text.de.ts'
import { companyWords, peopleWords } from './company-words.text.de.ts'
import { checkupWords } from './checkup-words.text.de.ts'
import { conversationWords } from './conversation-words.text.de.ts'
import { fitWords } from './fit-words.text.de.ts'
import { discussionWords, issueWords } from './issue-words.text.de.ts'
import { meetingWords, roomWords } from './meeting-words.text.de.ts'
import { metricWords, valueWords } from './metric-words.text.de.ts'
import type { The } from './row-names.text.de.ts'
import { processWords } from './process-words.text.de.ts'
import { strategyWords } from './strategy-words.text.de.ts'
import { commentWords, headlineWords } from './talk-words.text.de.ts'
import { toolWords } from './tool-words.text.de.ts'
import { goalWords, taskWords } from './work-words.text.de.ts'

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

export const SENTENCES = all as Readonly<Record<string, ((args: unknown, the: The) => string) | undefined>>

export const UNKNOWN_CHANGE = 'Eine Änderung einer anderen Version der App'

export function sentenceOf({ name, args }: Pick<QueuedMutation, 'name' | 'args'>, the: The): string {
  try {
    return SENTENCES[name]?.(args, the) ?? UNKNOWN_CHANGE
  } catch {
    // Its arguments may have another shape, as those of an older version.
    return UNKNOWN_CHANGE
  }
}
