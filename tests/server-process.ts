import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** A server as `npm start` runs it, in a process of its own. */
export interface ServerProcess {
  process: ChildProcess
  /** Without a trailing slash. */
  url: string
}

const MAIN = join(import.meta.dirname, '../src/server/main.ts')
const CLI = join(import.meta.dirname, '../src/server/cli.ts')
/** Loading the application is half compiling it, and one start after the other would do that. */
const COMPILED = join(import.meta.dirname, '../node_modules/.cache/compiled')

/** Starts one in this directory, in which it finds no settings but these. */
export const runServer = (directory: string, env: Record<string, string>): ChildProcess =>
  run([MAIN], directory, env)

/** The same as the leader of a group of processes, all of which hear what is typed in a terminal. */
export const runServerInTerminal = (directory: string, env: Record<string, string>): ChildProcess =>
  run([MAIN], directory, env, { detached: true })

/** A command as `npm run cli` runs it, likewise. */
export const runCommand = (args: string[], directory: string, env: Record<string, string>): ChildProcess =>
  run([CLI, ...args], directory, env)

const run = (
  args: string[],
  directory: string,
  env: Record<string, string>,
  more: { detached?: true } = {},
): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: directory,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(directory, 'data'),
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...more,
  })

/** Resolves once the server has printed its address; rejects with what it printed if it could not start. */
export async function startServerProcess(
  directory: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const process = runServer(directory, env)
  const url = await Promise.race([
    addressOf(process),
    text(process.stderr!).then((errors) => {
      throw new Error(errors)
    }),
  ])
  return { process, url }
}

/** On a busy machine it may have something to say before. */
function addressOf({ stdout }: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let said = ''
  const listen = (data: Buffer) => {
    said += data.toString()
    const url = /ready at (http\S+)\s/.exec(said)?.[1]
    if (url === undefined) return
    stdout!.off('data', listen)
    resolve(url)
  }
  stdout!.on('data', listen)
  return promise
}

/** Sends the signal and answers the exit code; null if it was killed. */
export async function endProcess(process: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (process.exitCode !== null || process.signalCode !== null) return process.exitCode
  process.kill(signal)
  await once(process, 'exit')
  return process.exitCode
}
