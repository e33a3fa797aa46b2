// Of the settings in which directors decide how people of the company sign in.
export const NOT_LOADED = 'How people sign in could not be loaded'
export const NOT_CHANGED = 'This could not be changed'

export const PROVIDER = 'Your company’s provider'
export const PROVIDER_EXPLAINED =
  'People with an address of your domains sign in where your company keeps its accounts, by OpenID Connect. Who is not a member yet becomes one.'
export const REDIRECT_URI = 'Redirect address'
export const REDIRECT_EXPLAINED = 'Enter this address at the provider; it sends people back here.'
export const ISSUER = 'Issuer'
export const ISSUER_EXPLAINED =
  'The address under which the provider describes itself, exactly as it says it. It has to confirm people’s addresses by the claim email_verified, or at Microsoft Entra ID by the optional claims email and xms_edov.'
export const CLIENT_ID = 'Client ID'
export const CLIENT_SECRET = 'Client secret'
export const SECRET_KEPT = 'Stored encrypted and never shown again. Leave it empty to keep the present one.'
export const SECRET_EXPLAINED = 'Stored encrypted and never shown again.'
export const LEVEL_OF_NEWCOMERS = 'Level of new members'
export const TEAMS_OF_NEWCOMERS = 'Teams of new members'
export const NO_TEAMS = 'None'
export const REQUIRE_PROVIDER = 'Members of these domains sign in only by the provider'
export const REQUIRED_EXPLAINED =
  'Their passwords then let nobody in. Directors can still use theirs, so that a provider that is away locks nobody out for good.'
export const SAVE_PROVIDER = 'Save'
export const PROVIDER_SAVED = 'Saved'
export const TEST_PROVIDER = 'Test the saved provider'
export const PROVIDER_WORKS = 'The provider answers'
export const PROVIDER_WORKS_DETAIL =
  'It describes itself as entered and offers what signing in needs. Whether the client ID and its secret are right shows at the first sign-in.'
export const TEST_FAILED = 'The provider could not be tested'
export const END_PROVIDER = 'Stop using the provider'
export const END_QUESTION = 'Stop using the provider?'
export const END_DETAIL =
  'Nobody signs in by it any more. Who has a password goes on with it; everybody else can choose one by “Forgot password”.'

export const DOMAINS = 'Mail domains'
export const DOMAINS_EXPLAINED = 'A domain counts once your company has shown that it is its own.'
export const NO_DOMAINS = 'No domain is listed yet.'
export const VERIFIED = 'Verified'
export const UNVERIFIED = 'Not verified'
const RECORD = 'TXT record'
export const RECORD_EXPLAINED =
  'Add this as a TXT record of the domain where your company manages its names, then check.'
export const CHECK_RECORD = 'Check'
export const REMOVE = 'Remove'
export const removeDomain = (domain: string): string => `Remove ${domain}`
export const checkDomain = (domain: string): string => `Check ${domain}`
export const recordOf = (domain: string): string => `${RECORD} of ${domain}`
export const DOMAIN = 'Domain'
export const ADD_DOMAIN = 'Add domain'
export const DOMAIN_VERIFIED = 'The domain is verified'
