import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export const CLIENT_SECRET = 'the secret of the client at its provider'

/** Somebody whom a provider knows. */
export interface Known {
  sub: string
  email: string
  verified?: boolean
  name?: string
  /** What they sign in with, if it is not their address. */
  hint?: string
}

/** A provider in a process of its own. */
export interface RunningProvider {
  issuer: string
  knows(person: Known): Promise<void>
  /** Lets it send browsers back to this address too. */
  sendsTo(redirectUri: string): Promise<void>
  stop(): Promise<void>
}

/**
 * @param redirectUri where it may send browsers back to
 * @param isNamed whether its answers say whose they are (RFC 9207); many providers don't
 */
export async function startProvider(redirectUri: string, isNamed = true): Promise<RunningProvider> {
  const port = await freePort()
  const process = spawn(globalThis.process.execPath, [join(import.meta.dirname, 'provider-process.ts')], {
    env: {
      PATH: globalThis.process.env['PATH'],
      PORT: String(port),
      CLIENT_SECRET,
      REDIRECT_URI: redirectUri,
      NAMED: isNamed ? 'yes' : 'no',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(process.stdout, 'data')
  const issuer = `http://127.0.0.1:${port}`
  return {
    issuer,
    async knows({ sub, email, verified = true, name = 'Nora Quay', hint = email }) {
      await fetch(`${issuer}/people`, {
        method: 'POST',
        body: JSON.stringify({ hint, sub, email, email_verified: verified, name }),
      })
    },
    async sendsTo(address) {
      await fetch(`${issuer}/redirects`, { method: 'POST', body: address })
    },
    stop: () => end(process),
  }
}

async function end(process: ChildProcess): Promise<void> {
  process.kill()
  await once(process, 'exit')
}
