import * as de from '../../features/billing/billing-mails.text.de.ts'
import * as en from '../../features/billing/billing-mails.text.ts'
import type { Language } from '../../language/languages.rules.ts'
import type { Letter } from './letter.ts'

/** What a mail about billing says. */
export type BillingNotice = 'trial-ends-7' | 'trial-ends-1' | 'subscribed' | 'payment-failed' | 'cancelled'

export interface Billing {
  notice: BillingNotice
  companyName: string
  day: string | null
  url: string
}

const WORDS = { en, de }

export function billingLetter({ url, ...props }: Billing, language: Language): Letter {
  const words = WORDS[language]
  const [subject, ...paragraphs] = words.billingWords(props)
  const action = { label: words.SEE_BILLING, url }
  return { subject, heading: subject, paragraphs, action, note: words.BILLING_NOTE }
}
