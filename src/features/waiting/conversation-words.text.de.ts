import type * as afterTheTalk from '../conversations/after-the-talk.mutations.ts'
import type * as conversations from '../conversations/conversations.mutations.ts'
import type * as madeOfChat from '../thought-partner/made-of-chat.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.de.ts'

export const conversationWords: WordsOf<typeof conversations & typeof afterTheTalk & typeof madeOfChat> = {
  planConversations: ({ title }) => `Gespräch ${quoted(title)} planen`,
  moveConversation: () => 'Ein Gespräch auf einen anderen Tag legen',
  holdConversation: () => 'Vermerken, dass ein Gespräch geführt wurde',
  cancelConversation: () => 'Ein Gespräch absagen',
  answerConversation: ({ answer }) =>
    answer === ''
      ? 'Eine Antwort für ein Gespräch zurücknehmen'
      : `Antwort für ein Gespräch: ${quoted(answer)}`,
  submitConversation: () => 'Das Formular für ein Gespräch abgeben',
  editConversationAgain: () => 'Das Formular für ein Gespräch noch einmal bearbeiten',
  noteMadeOfChat: () => 'Vermerken, was aus einem Vorschlag entstand',
  noteMadeOfTalk: () => 'Vermerken, was in einem Gespräch entstand',
  shareWithNewManager: () => 'Die eigene Seite eines Gesprächs an die neue Führungskraft weitergeben',
  startTalk: () => 'Ein Gespräch beginnen',
  agreeOnTalk: () => 'Dem Besprochenen zustimmen',
  noteInTalk: ({ text }) => `Notiz im Gespräch: ${quoted(text)}`,
}
