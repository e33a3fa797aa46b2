import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'

const table = {
  'export/directors-only': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Only directors can export the company’s data.',
  },
  'export/under-way': {
    title: 'An export is being made',
    detail: 'A company makes one export at a time. Wait until this one is ready.',
  },
  'export/too-many': {
    title: 'No more exports today',
    detail: 'This company has made many exports today. Try again tomorrow.',
  },
  'export/gone': {
    kind: 'not-found',
    title: 'This file is not there any more',
    detail: 'Exports are kept for 7 days. Make a new one in the settings.',
  },
  'import/directors-only': {
    kind: 'denied',
    title: 'Access Denied',
    detail: 'Only directors can import data into the company.',
  },
  'import/not-empty': {
    title: 'This company is not empty',
    detail:
      'An export can only be imported into a company in which nothing has been made yet. Create a new one.',
  },
  'import/move-too-large': {
    title: 'These files are too large',
    detail: 'Move files of at most 16 MB together.',
  },
  'import/under-way': {
    title: 'Another import is under way',
    detail: 'A company takes one import at a time. Discard the other one first, or wait for it.',
  },
  'import/half': {
    title: 'An import ended half way',
    detail: 'Take it back first. Then the company takes a file again.',
  },
  'import/too-many': {
    title: 'No more imports today',
    detail: 'You have begun many imports today. Try again tomorrow.',
  },
  'import/gone': {
    kind: 'not-found',
    title: 'This import is not there any more',
    detail: 'Choose the file again.',
  },
  'import/part-does-not-fit': {
    title: 'The upload is damaged',
    detail: 'A part of the file is missing or has another size. Choose the file again.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)
