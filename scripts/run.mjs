import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const root = join(import.meta.dirname, '..')

/** The Node that npm installed for this project, or the current one until then. */
export function projectNode() {
  const installed = join(root, 'node_modules/node/bin/node')
  return existsSync(installed) ? installed : process.execPath
}

/**
 * Runs a program in the project's directory.
 * @returns {Promise<{ code: number | null, output: string, errors: string }>} all that it wrote, which with `show` is also printed, and
 *   the part of it that went to the standard error
 */
export function run(program, args, { env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (text) => {
        output += text
        if (stream === 'stderr') errors += text
        if (show) process[stream].write(text)
      })
    }
    child.on('error', (error) =>
      resolve({ code: null, output: `${output}${error.message}`, errors: error.message }),
    )
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}

/** The first informative line from the first error on, without colours. */
export function firstError(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const errors = lines.slice(lines.findIndex((line) => /\berror\b/i.test(line)))
  const line =
    errors.find((one) => !/(:|npm error|npm error (code|errno|syscall) \S+)$/.test(one.trimEnd())) ??
    'no reason given'
  return line.trim().replace(/^(npm )?error:? */i, '')
}
