import * as z from 'zod/mini'
import { email } from '../accounts/accounts.requests.ts'
import { isDomain, normalDomain } from './domains.rules.ts'
import { ENTER_AN_ID, ENTER_AN_ISSUER, ENTER_A_DOMAIN } from './required.text.ts'

/** What people become who join by the provider. Nobody gets to manage anything without a person deciding it. */
export const DEFAULT_LEVELS = ['view-only', 'member'] as const
export type DefaultLevel = (typeof DEFAULT_LEVELS)[number]

export const MOST_DOMAINS = 20
export const MOST_DEFAULT_TEAMS = 20

const companyId = z.uuid()

export const companyInput = z.strictObject({ companyId })

const issuer = z.string().check(
  z.trim(),
  z.maxLength(300, ENTER_AN_ISSUER),
  z.refine((text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === ''
  }, ENTER_AN_ISSUER),
)

export const providerInput = z.strictObject({
  companyId,
  issuer,
  clientId: z.string().check(z.trim(), z.minLength(1, ENTER_AN_ID), z.maxLength(200, ENTER_AN_ID)),
  /** Empty keeps the present one. */
  clientSecret: z.string().check(z.maxLength(500)),
  defaultLevel: z.enum(DEFAULT_LEVELS),
  teamIds: z.array(z.uuid()).check(z.maxLength(MOST_DEFAULT_TEAMS)),
  enforced: z.boolean(),
})

export const domainInput = z.strictObject({
  companyId,
  domain: z.pipe(
    z.pipe(z.string().check(z.maxLength(260, ENTER_A_DOMAIN)), z.transform(normalDomain)),
    z.string().check(z.refine(isDomain, ENTER_A_DOMAIN)),
  ),
})

export const secondFactorInput = z.strictObject({ companyId, required: z.boolean() })

export const listedDomainInput = z.strictObject({ companyId, domainId: z.uuid() })

export const startInput = z.strictObject({
  email,
  /** Which of several companies with the address's domain. */
  companyId: z.optional(z.uuid()),
  returnTo: z.optional(z.string().check(z.maxLength(200))),
})

export type ProviderInput = z.output<typeof providerInput>
export type StartInput = z.output<typeof startInput>

/** The provider as directors see it: without its secret. */
export interface ShownProvider extends Omit<ProviderInput, 'companyId' | 'clientSecret'> {
  changedAt: string
}

export interface ShownDomain {
  id: string
  domain: string
  /** What the TXT record has to say. */
  record: string
  verifiedAt: string | null
}

export interface IdentitySettings {
  /** What is entered at the provider. */
  redirectUri: string
  provider: ShownProvider | null
  domains: ShownDomain[]
  /** Since when the company asks its people for a second factor; null while it does not. */
  secondFactorSince: string | null
}

/** Where the browser goes on, or between which companies the person has to choose. */
export interface Started {
  address?: string
  choices?: { companyId: string; name: string }[]
}
