import { timeText } from '../time/time.text.ts'
import { MOST_THREADS } from './partner-limits.rules.ts'
import type { Stopper } from './thought-partner.requests.ts'
import {
  askedTooOften,
  conversationFull,
  CUT_OFF,
  DAY_USED_UP,
  modelFailed,
  NOT_AGREED,
  ONE_AT_A_TIME,
  roomFor,
} from './thought-partner.text.ts'

/** Why there is no answer, in words. */
export function wordsOf(stopper: Stopper): string {
  switch (stopper.why) {
    case 'hour':
      return askedTooOften(stopper.asked, timeText(stopper.until))
    case 'day':
      return DAY_USED_UP
    case 'under-way':
      return ONE_AT_A_TIME
    case 'threads':
      return roomFor(MOST_THREADS)
    case 'messages':
      return conversationFull(stopper.most)
    case 'consent':
      return NOT_AGREED
    case 'model':
      return modelFailed(stopper.host)
    case 'cut-off':
      return CUT_OFF
  }
}
