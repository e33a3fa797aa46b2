import type { Served, SignedIn } from '../../../tests/served.ts'

/** Asks a server as somebody who is signed in, or as nobody. */
export async function askAs(server: Served, who: SignedIn | null, path: string, body?: object) {
  const answer = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(who && { cookie: who.cookie }),
      origin: server.url,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
