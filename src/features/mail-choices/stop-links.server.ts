import { SealBroken } from '../../server/seals.ts'
import { HttpError } from '../../server/http-error.ts'
import type { Services } from '../../server/services.ts'
import { MAIL_KINDS, type MailKind } from './mail-choices.requests.ts'

/** Whose mails of which kind a link stops. */
export interface Stopped {
  companyId: string
  personId: string
  kind: MailKind
}

const USE = 'mails to stop'

/**
 * The address under which a person stops mails of a kind without signing in. Only this server can make it, it stands for nothing else, and
 * it lasts: mails are read years later. Null on a server without a key.
 */
export function stopAddress(
  { seals, origins }: Pick<Services, 'seals' | 'origins'>,
  { companyId, personId, kind }: Stopped,
): string | null {
  try {
    return `${origins.publicUrl()}/api/mails/stop?link=${seals.seal([companyId, personId, kind].join(' '), USE)}`
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** What the end of such an address stands for; null if it is none. */
export function stoppedBy({ seals }: Pick<Services, 'seals'>, token: string): Stopped | null {
  try {
    const [companyId, personId, kind] = seals.open(token, USE).split(' ')
    const known = MAIL_KINDS.find((one) => one === kind)
    return companyId && personId && known ? { companyId, personId, kind: known } : null
  } catch (error) {
    if (error instanceof SealBroken || error instanceof HttpError) return null
    throw error
  }
}
