import type { FastifyRequest } from 'fastify'
import { isLoopback } from './loopback.ts'

const PROXIED = /^(x-forwarded-|x-real-ip$|forwarded$|via$)/

/** Whether a request was made on this machine: no proxy passed it on, and it isn't for a name that merely resolves here. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const passedOn = Object.keys(headers).some((name) => PROXIED.test(name))
  const names = [socket.remoteAddress, URL.parse(`http://${headers.host}`)?.hostname]
  return !passedOn && names.every((name) => name !== undefined && isLoopback(name))
}
