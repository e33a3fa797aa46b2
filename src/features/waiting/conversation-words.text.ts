import type * as afterTheTalk from '../conversations/after-the-talk.mutations.ts'
import type * as conversations from '../conversations/conversations.mutations.ts'
import type * as madeOfChat from '../thought-partner/made-of-chat.mutations.ts'
import { quoted, type WordsOf } from './row-names.text.ts'

export const conversationWords: WordsOf<typeof conversations & typeof afterTheTalk & typeof madeOfChat> = {
  planConversations: ({ title }) => `Plan the conversation ${quoted(title)}`,
  moveConversation: () => 'Move a conversation to another day',
  holdConversation: () => 'Note that a conversation was held',
  cancelConversation: () => 'Cancel a conversation',
  answerConversation: ({ answer }) =>
    answer === '' ? 'Take back an answer for a conversation' : `Answer for a conversation: ${quoted(answer)}`,
  submitConversation: () => 'Submit the form for a conversation',
  editConversationAgain: () => 'Edit the form for a conversation again',
  noteMadeOfChat: () => 'Note what was made of a proposal',
  noteMadeOfTalk: () => 'Note what was made in a talk',
  shareWithNewManager: () => 'Share your side of a conversation with your new manager',
  startTalk: () => 'Start a talk',
  agreeOnTalk: () => 'Agree on what was talked about',
  noteInTalk: ({ text }) => `Note in a talk: ${quoted(text)}`,
}
