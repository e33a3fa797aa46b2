import { type RefusalTable, type Refuse, refusing } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.ts'

const NOT_SIGNED_IN = 'You were not signed in'
const NOT_SAVED = 'This was not saved'
const NO_DIRECTORY = 'The directory’s request was refused'
const PROVIDER = 'The provider can’t be used like this'

const table = {
  'identity/directors-only': {
    kind: 'denied',
    title: ACCESS_DENIED,
    detail: 'Only directors decide how people of the company sign in.',
  },
  'identity/too-many-requests': {
    title: NOT_SAVED,
    detail: 'Too many attempts. Wait a while, then try again.',
  },
  'identity/public-domain': {
    title: NOT_SAVED,
    detail: 'Anybody can have an address of this domain. Enter one that belongs to your company.',
  },
  'identity/domain-listed': { title: NOT_SAVED, detail: 'This domain is listed already.' },
  'identity/too-many-domains': {
    title: NOT_SAVED,
    detail: ({ most }: { most: number }) => `A company can list at most ${most} domains.`,
  },
  'identity/domain-unproved': {
    title: 'Not verified yet',
    detail:
      'The domain has no TXT record with this text. It can take an hour until a new record is seen everywhere; then check again.',
  },
  'identity/dns-failed': {
    title: 'Not verified yet',
    detail: 'The domain could not be looked up. Check how it is written, and try again later.',
  },
  'identity/secret-missing': { title: NOT_SAVED, detail: 'Enter the client secret.' },
  'identity/nothing-to-enforce': {
    title: NOT_SAVED,
    detail: 'Verify a domain first. Until then nobody could sign in by the provider.',
  },
  'identity/no-such-team': { title: NOT_SAVED, detail: 'One of the teams is gone. Choose again.' },
  'identity/not-set-up': { kind: 'not-found', title: PROVIDER, detail: 'No provider is set up.' },
  'identity/provider-away': { title: PROVIDER, detail: 'The provider can’t be reached at its address.' },
  'identity/provider-slow': {
    title: PROVIDER,
    detail: 'The provider did not answer in time. Try again in a moment.',
  },
  'identity/provider-private': {
    title: PROVIDER,
    detail:
      'The provider’s address lies in a private network. Whoever runs this installation can allow that with OUTGOING_PRIVATE.',
  },
  'identity/provider-insecure': {
    title: PROVIDER,
    detail: 'The provider’s addresses must all begin with https://, and one does not.',
  },
  'identity/provider-other-issuer': {
    title: PROVIDER,
    detail:
      'The provider calls itself by another address than the one entered as issuer. Enter it exactly as the provider does.',
  },
  'identity/provider-incomplete': {
    title: PROVIDER,
    detail:
      'There is no OpenID Connect provider at this address, or it does not offer what signing in needs.',
  },
  'identity/no-provider': {
    kind: 'not-found',
    title: 'No provider for this address',
    detail: 'No company has connected a provider for addresses like this one. Sign in with your password.',
  },
  'identity/prove-first': {
    kind: 'denied',
    title: 'Sign in by this company’s provider first',
    detail: 'The company wants to hear from its own provider who you are. Your other companies stay open.',
  },
  'identity/second-factor-first': {
    kind: 'denied',
    title: 'This company asks for a second factor',
    detail: 'Set one up, or show it, where the company asks for it. Your other companies stay open.',
  },
  'identity/own-factor-first': {
    title: NOT_SAVED,
    detail:
      'Turn on one-time codes on your own profile first, or sign in with your passkey. Otherwise you would lock yourself out.',
  },
  'identity/enforced': {
    kind: 'denied',
    title: 'Sign in with your company',
    detail: 'Your company asks you to sign in by its own provider: choose “Sign in with your company”.',
  },
  'identity/attempt-over': {
    title: NOT_SIGNED_IN,
    detail: 'This sign-in was begun in another browser, took too long, or has been used. Begin again.',
  },
  'identity/answer-not-valid': {
    title: NOT_SIGNED_IN,
    detail:
      'The answer of your company’s provider is not valid. Begin again, and tell a director if it happens once more.',
  },
  'identity/provider-refused': {
    title: NOT_SIGNED_IN,
    detail: 'Your company’s provider did not sign you in.',
  },
  'identity/unverified-address': {
    kind: 'denied',
    title: NOT_SIGNED_IN,
    detail: 'Your company’s provider has not verified your e-mail address. Ask whoever looks after it.',
  },
  'identity/other-domain': {
    kind: 'denied',
    title: NOT_SIGNED_IN,
    detail: 'The address that the provider told us is not of one of your company’s domains.',
  },
  'identity/other-subject': {
    kind: 'denied',
    title: NOT_SIGNED_IN,
    detail: 'This e-mail address belongs to another person of your company’s provider. Ask a director.',
  },
  'identity/membership-ended': {
    kind: 'denied',
    title: NOT_SIGNED_IN,
    detail: 'Your membership of this company has ended. Ask a director to invite you again.',
  },
  'identity/listed-otherwise': {
    kind: 'denied',
    title: NOT_SIGNED_IN,
    detail:
      'Your company’s directory now calls you by this address, but your account here has an earlier one. Ask a director.',
  },
  'provisioning/no-token': {
    kind: 'denied',
    title: NO_DIRECTORY,
    detail: 'The token is missing, wrong or revoked. A director makes one in the settings, under Sign-in.',
  },
  'provisioning/expiry': {
    kind: 'invalid',
    title: NOT_SAVED,
    detail: 'Choose a day from today up to a year from now.',
  },
  'provisioning/token-expired': {
    kind: 'denied',
    title: NO_DIRECTORY,
    detail: 'The token has expired. A director makes another one in the settings, under Sign-in.',
  },
  'provisioning/no-provider': {
    kind: 'denied',
    title: NO_DIRECTORY,
    detail: 'The company has no provider of its own that people of its directory could sign in by.',
  },
  'provisioning/too-fast': { title: NO_DIRECTORY, detail: 'Too many requests. Wait a minute, then go on.' },
  'provisioning/too-many-tokens': {
    title: NOT_SAVED,
    detail: ({ most }: { most: number }) => `There are ${most} tokens, which is the limit. Revoke one first.`,
  },
  'provisioning/no-such-user': {
    kind: 'not-found',
    title: NO_DIRECTORY,
    detail: 'The company has no such member.',
  },
  'provisioning/no-address': {
    kind: 'invalid',
    title: NO_DIRECTORY,
    detail: 'The userName has to be an e-mail address.',
  },
  'provisioning/other-domain': {
    kind: 'invalid',
    title: NO_DIRECTORY,
    detail: 'The userName is not an address of one of the company’s verified domains.',
  },
  'provisioning/already-a-member': {
    title: NO_DIRECTORY,
    detail: 'Somebody with this userName is a member already.',
  },
  'provisioning/external-id-taken': { title: NO_DIRECTORY, detail: 'Another member has this externalId.' },
  'provisioning/ended-by-people': {
    title: NO_DIRECTORY,
    detail: 'People of the company have ended this membership. A director can let the person in again.',
  },
  'provisioning/last-director': {
    title: NO_DIRECTORY,
    detail: 'A company needs at least one active director.',
  },
  'provisioning/no-such-group': {
    kind: 'not-found',
    title: NO_DIRECTORY,
    detail: 'The directory has made no such team, or people have deleted it.',
  },
  'provisioning/group-exists': {
    title: NO_DIRECTORY,
    detail: 'Another group has this displayName or externalId.',
  },
  'provisioning/too-many-groups': {
    title: NO_DIRECTORY,
    detail: 'The directory has made as many teams as it may.',
  },
  'provisioning/team-leads': {
    title: NO_DIRECTORY,
    detail: 'The team leads the company, so only a director changes it, in Quarterdeck.',
  },
  'provisioning/bad-group-filter': {
    kind: 'invalid',
    title: NO_DIRECTORY,
    detail: 'A filter has to be displayName eq "…" or externalId eq "…".',
  },
  'provisioning/bad-filter': {
    kind: 'invalid',
    title: NO_DIRECTORY,
    detail: 'A filter has to be userName eq "…" or externalId eq "…".',
  },
  'provisioning/bad-path': { kind: 'invalid', title: NO_DIRECTORY, detail: 'The path names no attribute.' },
  'provisioning/unreadable': {
    kind: 'invalid',
    title: NO_DIRECTORY,
    detail: 'A value has not the form that it needs.',
  },
} as const satisfies RefusalTable

export const refuse: Refuse<typeof table> = refusing(table)

export type IdentityCode = keyof typeof table
