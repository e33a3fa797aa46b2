import type { FastifyRequest } from 'fastify'
import { isLoopback } from './loopback.ts'

const PROXIED = /^(x-forwarded-|x-real-ip$|forwarded$|via$)/

/** Whether a request was typed on this machine: not passed on by a proxy, and not for a name that only resolves to it. */
export function isLocal({ socket, headers }: FastifyRequest): boolean {
  const passedOn = Object.keys(headers).some((name) => PROXIED.test(name))
  const names = [socket.remoteAddress, URL.parse(`http://${headers.host}`)?.hostname]
  return !passedOn && names.every((name) => name !== undefined && isLoopback(name))
}
