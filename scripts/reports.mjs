import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './run.mjs'

const LINES = 6
const LAST_LINES = 24

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} TestFile
 * @typedef {{ status: string, results: { error?: { message: string } | undefined }[] }} Attempt
 * @typedef {{ file: string, title: string, ok: boolean, tests: Attempt[] }} Journey
 * @typedef {{ specs?: Journey[], suites?: Suite[] }} Suite
 */

/**
 * The failures in a report of Vitest's json reporter. A file that could not be loaded is one.
 * @param {{ testResults?: TestFile[] }} report
 * @returns {string[]} each as `file > test` and the first lines of its error
 */
export function failuresOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure([file], message)]
    return failed.map((one) => failure([file, one.fullName], one.failureMessages[0]))
  })
}

/**
 * The failures in a report of Playwright's json reporter, flaky ones included.
 * @param {{ suites?: Suite[], errors?: { message: string }[] }} report
 * @returns {string[]} each as `file > test` and the first lines of its error
 */
export function failuresOfJourneys({ suites = [], errors = [] }) {
  return [...suites.flatMap(failuresOfSuite), ...errors.map(({ message }) => failure(['journeys'], message))]
}

/**
 * The failure of a run whose tests all passed, as of a promise that nobody caught, or of what follows the last test.
 * @param {number | null} code that the run ended with
 * @param {string} errors what it wrote to the standard error, of which the last lines are shown
 */
export function failureOutsideTests(code, errors) {
  const place = [`something outside of any test (exit code ${code})`]
  return failure(place, errors, (lines) => lines.slice(-LAST_LINES))
}

/** @param {Suite} suite */
function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
  return [
    ...failed.map(({ file, title, tests }) => failure([file, title], firstErrorOf(tests))),
    ...suites.flatMap(failuresOfSuite),
  ]
}

function firstErrorOf(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message
}

function failure(place, message = 'no reason given', choose = (lines) => lines.slice(0, LINES)) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [place.join(' > '), ...choose(lines).map((line) => `    ${line}`)].join('\n')
}
