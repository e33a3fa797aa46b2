import type { FastifyRequest } from 'fastify'
import { isLoopback } from './config.ts'

const PROXIED = /^(x-forwarded-|x-real-ip$|forwarded$|via$)/

/** Whether a request was typed on this machine: not passed on by a proxy, and not for a name that only resolves to it. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const passedOn = Object.keys(headers).some((name) => PROXIED.test(name))
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return !passedOn && isLoopback(address) && isLoopback(URL.parse(`http://${headers.host}`)?.hostname ?? '')
}
