import { requestJson } from '../../../ui/request.ts'
import { makeResource } from '../../../ui/resource.ts'
import type { ListedPasskey } from './passkeys.requests.ts'

/** The passkeys of the person who is signed in. */
export const passkeys = makeResource(() => requestJson<{ passkeys: ListedPasskey[] }>('GET', '/api/passkeys'))
