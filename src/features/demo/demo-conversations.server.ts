import type { Kind } from '../conversations/conversation-kinds.rules.ts'

/** What one of the two has written: marks of values and roles as signs, the seat as three letters, and the rest by its key. */
export interface DemoAnswers {
  values?: string
  roles?: string
  seat?: string
  /** Ten times yes or no, as Y and N. */
  check?: string
  words?: Readonly<Partial<Record<'working' | 'not-working' | 'need' | 'agree', string>>>
}

export interface DemoConversation {
  manager: string
  report: string
  kind: Kind
  /** Days from today; negative for one that was held. */
  due: number
  ofManager?: DemoAnswers
  ofReport?: DemoAnswers
  submitted?: 'report' | 'both'
  isHeld?: true
  /** Who wrote it, and what. */
  notes?: readonly (readonly ['manager' | 'report', string])[]
}

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    manager: 'nora',
    report: 'petra',
    kind: 'quarterly',
    due: -34,
    isHeld: true,
    submitted: 'both',
    ofManager: {
      values: '+++±+',
      roles: '++−+',
      seat: 'YYY',
      check: 'YYYYNYYYYN',
      words: {
        working: 'Key accounts are calm, and the forecast holds within five percent.',
        'not-working': 'Marketing is nobody’s, so it becomes yours at night.',
        need: 'Your plan for the open marketing seat.',
        agree: 'We hire for marketing before the spring show.',
      },
    },
    ofReport: {
      values: '+++++',
      roles: '++−+',
      seat: 'YYN',
      check: 'YNYYNYYNYY',
      words: {
        working: 'The team: Sunniva and Felix carry their accounts.',
        'not-working': 'Leads and brand. I do it last, and it shows.',
        need: 'A budget for marketing that is not the travel budget.',
        agree: 'A number for marketing spend by the end of the month.',
      },
    },
    notes: [
      ['manager', 'Marketing seat: Petra writes the profile, Nora asks two people she knows.'],
      ['report', 'We talk about Felix again in two weeks.'],
    ],
  },
  {
    manager: 'nora',
    report: 'tomas',
    kind: 'quarterly',
    due: 6,
    submitted: 'report',
    ofReport: {
      values: '++++±',
      roles: '++++',
      seat: 'YYN',
      check: 'YNYYYYYNYY',
      words: { working: 'Line two is steady.', need: 'A shift lead before January.' },
    },
    ofManager: { values: '++++±', words: { working: 'Quality and delivery at the same time.' } },
  },
  {
    manager: 'tomas',
    report: 'rafael',
    kind: 'quarterly',
    due: 3,
    submitted: 'both',
    ofManager: { values: '±+±++', seat: 'YNN', words: { agree: 'Shipping goes to somebody else by March.' } },
    ofReport: { values: '++±++', seat: 'YNN', words: { need: 'One seat, not two.' } },
  },
  { manager: 'june', report: 'greta', kind: 'talk_only', due: 9 },
  { manager: 'petra', report: 'felix', kind: 'quarterly', due: 5 },
]
