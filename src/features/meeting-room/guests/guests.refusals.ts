import { type RefusalTable, type Refuse, refusing } from '../../../sync/refusal.ts'

const table = {
  'guest/link-over': {
    kind: 'not-found',
    title: 'This link does not work',
    detail: 'The meeting has ended, or its link was closed. Ask somebody in the meeting for a new one.',
  },
  'guest/not-in-it': {
    kind: 'not-found',
    title: 'You are not in this meeting',
    detail: 'Open the meeting’s link again to join.',
  },
  'guest/full': {
    title: 'Nobody else can join',
    detail: 'The meeting has as many guests as it can take. Ask its scriber to make room.',
  },
  'guest/company-closed': {
    kind: 'denied',
    title: 'This meeting can’t take anything new at the moment',
    detail: 'You can still follow it. Tell somebody in the meeting, whose company has to sort it out.',
  },
  'guest/gone': { kind: 'not-found', detail: 'This guest is not in the meeting any more.' },
  'guest/scriber-only': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Only the meeting’s scriber lets guests in. Take over, or ask the scriber.',
  },
  'guest/may-not-vote': {
    kind: 'denied',
    detail: 'The scriber has not given you a vote.',
  },
  'guest/may-not-rate': {
    kind: 'denied',
    detail: 'The scriber has not asked for your rating.',
  },
  'guest/other-issue': {
    kind: 'not-found',
    detail: 'This issue is not under discussion any more.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
