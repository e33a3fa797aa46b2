import { expect, test } from 'vitest'
import { fitting } from './command-match.ts'

const COMMANDS = [
  { title: 'Dashboard', description: "What's on today" },
  { title: 'What’s New', description: 'What the product has learned lately' },
  { title: 'Übersicht', description: 'Was heute ansteht' },
  { title: 'Keyboard Shortcuts', description: 'Every shortcut on one page' },
  { title: 'Tasks', description: 'Personal and team tasks' },
]

test.each([
  ['dash', ['Dashboard']],
  ['dashbaord', ['Dashboard']],
  ['shotcuts', ['Keyboard Shortcuts']],
  ['tsaks', ['Tasks']],
  ['persnal', []],
  ["what's new", ['What’s New']],
  ['what’s new', ['What’s New']],
  ['ubersicht', ['Übersicht']],
  ['tsk', []],
  ['', ['Dashboard', 'What’s New', 'Übersicht', 'Keyboard Shortcuts', 'Tasks']],
])('“%s” finds %j', (query, titles) =>
  expect(fitting(COMMANDS, query).found.map(({ title }) => title)).toEqual(titles),
)
