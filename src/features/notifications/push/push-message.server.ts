import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { Language } from '../../../language/languages.rules.ts'
import { inOwnTexts } from '../../../language/own-texts.rules.ts'
import type { OwnWords } from '../../../language/own-words.rules.ts'
import type { OutgoingRequest } from '../../../server/outgoing/outgoing.ts'
import type { Day } from '../../time/calendar.rules.ts'
import * as de from '../notification-list.text.de.ts'
import * as en from '../notification-list.text.ts'
import { targetOf } from '../notification-target.rules.ts'
import type { Waiting } from './push-deliveries.server.ts'
import type { PushKeys } from './push-keys.server.ts'
import { secondsLeft } from './push-outcomes.rules.ts'

const WORDS = { en, de }

/** Where a browser is reached, and in which language its person reads. */
export interface Device {
  id: string
  endpoint: string
  p256dh: string
  auth: string
  language: Language
}

/** Who sends, as push services want to know. */
export interface Sender {
  keys: PushKeys
  /** An address for complaints: a mailto: or https: URL. */
  subject: string
}

/** What is said, besides the notification itself. */
export interface Saying {
  today: Day
  /** The company to open, if the person has several. */
  companyId: string | null
  /** What its company calls by its own words. */
  ownWords: OwnWords
}

/** As long as a push service and the person wait. */
const WITHIN = 5_000

/** The request that pushes a notification, encrypted for its device (RFC 8291) and signed (RFC 8292). */
export async function requestOf(
  push: Waiting,
  { endpoint, p256dh, auth, language }: Device,
  { keys, subject }: Sender,
  { today, companyId, ownWords }: Saying,
): Promise<OutgoingRequest> {
  const { detailOf, KIND_TITLES } = inOwnTexts(WORDS[language], language, ownWords)
  const { to, search, params } = targetOf(push)
  const path = 'processId' in params ? to.replace('$processId', params.processId) : to
  const asked = new URLSearchParams(search).toString()
  const said = {
    id: push.notificationId,
    title: KIND_TITLES[push.kind],
    body: detailOf(push, today, push.sender),
    path: asked === '' ? path : `${path}?${asked}`,
    ...(companyId !== null && { companyId }),
  }
  const { headers, body } = await buildPushPayload(
    {
      data: said,
      options: {
        ttl: secondsLeft(push.notifiedAt.getTime(), Date.now()),
        urgency: 'normal',
        // A push service that still has an earlier one of the same notification replaces it.
        topic: push.notificationId.replaceAll('-', ''),
      },
    },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...keys, subject },
  )
  return { url: endpoint, method: 'POST', headers, body, mostBytes: 0, within: WITHIN, canWait: true }
}
