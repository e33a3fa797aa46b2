import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** The server's address is not available; the message is one sentence that says how to choose another. */
export class ListenError extends Error {}

/**
 * Starts accepting connections and returns the port.
 * @throws {ListenError} if the port or the address is not available
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new ListenError(reasonOf(error as NodeJS.ErrnoException, host, port), { cause: error })
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function reasonOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  const another = `PORT=${port < 1024 ? 3000 : port + 1} npm start`
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or choose another with ${another}.`
  if (code === 'EACCES') return `Port ${port} is reserved for root: choose another with ${another}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`
  return `The server cannot listen on ${host}:${port}: ${message}`
}
