import { newId } from '../../../src/sync/id.ts'
import type { MutationSamples, QuerySamples } from './sample.ts'

export const mutations: MutationSamples = {
  planConversations: {
    least: 'manager',
    args: ({ personId }) => ({
      people: [{ id: newId(), reportId: personId }],
      title: 'This quarter',
      kind: 'quarterly',
      dueOn: '2026-12-01',
    }),
  },
  // The director leads it.
  moveConversation: {
    least: 'manager',
    args: ({ conversationId }) => ({ conversationId, dueOn: '2026-12-02' }),
  },
  holdConversation: { least: 'manager', args: ({ conversationId }) => ({ conversationId }) },
  cancelConversation: { least: 'manager', args: ({ conversationId }) => ({ conversationId }) },
  answerConversation: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId }) => ({ sideId, key: 'working', answer: 'The watch' }),
  },
  submitConversation: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  editConversationAgain: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  startTalk: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  agreeOnTalk: { least: 'view-only', own: 'unseen', args: ({ sideId }) => ({ sideId }) },
  noteInTalk: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId }) => ({ id: newId(), sideId, text: 'Agreed' }),
  },
  noteMadeOfTalk: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId, conversationNoteId, taskId }) => ({
      id: newId(),
      kind: 'task',
      madeId: taskId,
      sideId,
      noteId: conversationNoteId,
    }),
  },
  shareWithNewManager: {
    least: 'view-only',
    own: 'unseen',
    args: ({ sideId, personId }) => ({ sideId, managerId: personId }),
  },
  copySideForManager: { least: 'server', args: ({ sideId }) => ({ sideId, copyId: newId() }) },
  mirrorConversation: {
    least: 'server',
    args: ({ conversationId }) => ({ conversationId, managerSideId: newId(), reportSideId: newId() }),
  },
  copyConversationNote: {
    least: 'server',
    args: ({ conversationNoteId, sideId }) => ({
      noteId: conversationNoteId,
      copyId: newId(),
      sideIds: [sideId],
    }),
  },
  forgetConversations: {
    least: 'server',
    args: ({ sideId, conversationNoteId }) => ({ sideIds: [sideId], noteIds: [conversationNoteId] }),
  },
}

export const queries: QuerySamples = {
  myConversations: { least: 'view-only', args: () => ({}) },
  conversationsOfOthers: { least: 'manager', args: () => ({}) },
  conversationsAbout: { least: 'manager', args: ({ personId }) => ({ personId }) },
  factsOfConversation: {
    least: 'view-only',
    args: ({ conversationId }) => ({ conversationId, today: '2026-11-18' }),
  },
  conversationAt: {
    least: 'view-only',
    args: ({ conversationId }) => ({ conversationId }),
  },
  whomToTalkWith: { least: 'manager', args: () => ({}) },
}
