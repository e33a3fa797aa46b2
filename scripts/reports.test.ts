import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureOutsideTests, failuresOfJourneys, failuresOfVitest } from './reports.mjs'
import { root } from './run.mjs'

test('of unit tests: what failed with the first lines of its error, and a file that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: join(root, 'src/votes.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a vote counts', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'votes are limited',
            failureMessages: ['\u001b[31mexpected 3\n\nto be 2\u001b[39m'],
          },
        ],
      },
      {
        name: join(root, 'src/tasks.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    'src/votes.test.ts > votes are limited\n    expected 3\n    to be 2',
    'src/tasks.test.ts\n    no such module',
  ])
})

test('of journeys: those that failed or passed only the second time, in whatever group, and errors outside of them', () => {
  const journey = (title: string, ok: boolean, status: string, message?: string) => ({
    file: 'meeting.journey.ts',
    title,
    ok,
    tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
  })
  const report = {
    suites: [
      {
        specs: [
          journey('two people meet', true, 'expected'),
          journey('one leaves', false, 'unexpected', 'no page'),
        ],
        suites: [{ specs: [journey('one is late', true, 'flaky', 'too slow')] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  }
  expect(failuresOfJourneys(report)).toEqual([
    'meeting.journey.ts > one leaves\n    no page',
    'meeting.journey.ts > one is late\n    too slow',
    'journeys\n    no browser',
  ])
})

test('outside of any test: the last of what the run wrote to the standard error', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
  const said = failureOutsideTests(1, `\u001b[31m${lines.join('\n\n')}\u001b[39m\n`).split('\n')
  expect(said).toHaveLength(25)
  expect(said[0]).toBe('something outside of any test (exit code 1)')
  expect(said.at(-1)).toBe('    line 29')
})

test('an empty report has none', () => {
  expect([failuresOfVitest({}), failuresOfJourneys({})]).toEqual([[], []])
})
