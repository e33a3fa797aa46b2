import { AUDIT_LOG } from '../features/administration/audit/audit-tab.text.ts'
import { BILLING } from '../features/billing/billing-tab.text.ts'
import { GENERAL, SHORTCUTS } from '../features/companies/companies.text.ts'
import { WORDS_TAB } from '../features/companies/own-words/own-words.text.ts'
import { SIGN_IN_TAB } from '../features/identity/sign-in-tab.text.ts'
import { INTEGRATIONS } from '../features/integrations/integrations.text.ts'
import { MAILS_TAB } from '../features/mail-choices/mail-choices.text.ts'
import { YOUR_DATA } from '../features/portability/portability.text.ts'

const general = { value: 'general', label: GENERAL } as const
const words = { value: 'words', label: WORDS_TAB } as const
const shortcuts = { value: 'shortcuts', label: SHORTCUTS } as const
const mails = { value: 'mails', label: MAILS_TAB } as const
const integrations = { value: 'integrations', label: INTEGRATIONS } as const
const billing = { value: 'billing', label: BILLING } as const
const signIn = { value: 'sign-in', label: SIGN_IN_TAB } as const
const data = { value: 'data', label: YOUR_DATA } as const
const audit = { value: 'audit', label: AUDIT_LOG } as const

/** Those of the person and this browser. */
const withoutCompany = [general, shortcuts] as const
const forEverybody = [general, words, shortcuts, mails, integrations] as const
const forDirectors = [...forEverybody, billing, signIn, data, audit] as const

/** The name of a tab in the address, as `?tab=`. */
export type SettingsTabName = (typeof forDirectors)[number]['value']

/** The tabs of the settings that somebody has. */
export function settingsTabsFor(reader: 'director' | 'member' | 'no company') {
  if (reader === 'no company') return withoutCompany
  return reader === 'director' ? forDirectors : forEverybody
}
