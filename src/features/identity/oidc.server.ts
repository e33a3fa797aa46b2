import type { Configuration } from 'openid-client'
import { type IdentityCode, refuse } from './identity.refusals.ts'
import { type OutgoingFailure, OutgoingError } from '../../server/outgoing/outgoing-error.ts'
import type { Services } from '../../server/services.ts'
import { isProviderAddress, providerFetch } from './provider-http.server.ts'
import type { Provider } from './providers.server.ts'
import { HttpError } from '../../server/http-error.ts'

type Asking = Pick<Services, 'config' | 'outgoing'>

/** Loaded with the first sign-in by a provider. */
const library = () => import('openid-client')

/** The secrets of one sign-in, none of which is stored. */
export interface Secrets {
  state: string
  nonce: string
  verifier: string
}

const FAILURES: Record<OutgoingFailure, IdentityCode> = {
  'bad-address': 'identity/provider-insecure',
  'not-https': 'identity/provider-insecure',
  port: 'identity/provider-away',
  private: 'identity/provider-private',
  'not-found': 'identity/provider-away',
  unreachable: 'identity/provider-away',
  certificate: 'identity/provider-away',
  'too-slow': 'identity/provider-slow',
  'too-large': 'identity/provider-incomplete',
}

const OTHER_ISSUER = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'

/** The error that ends a request: what is wrong with the provider, or else `otherwise`. */
function failure(error: unknown, otherwise: IdentityCode): HttpError {
  if (error instanceof HttpError) return error
  const causes = [error, error instanceof Error ? error.cause : null]
  for (const cause of causes) {
    if (cause instanceof OutgoingError) return new HttpError(502, refuse.reason(FAILURES[cause.failure]))
    const code = cause instanceof Error && 'code' in cause ? cause.code : null
    if (code === 'OAUTH_TIMEOUT') return new HttpError(502, refuse.reason('identity/provider-slow'))
    if (code === OTHER_ISSUER && otherwise === 'identity/provider-incomplete')
      return new HttpError(409, refuse.reason('identity/provider-other-issuer'))
  }
  return new HttpError(409, refuse.reason(otherwise))
}

/** Asks the provider what it offers. @throws HttpError that says in words what is wrong with it */
export async function discovered({ config, outgoing }: Asking, provider: Provider): Promise<Configuration> {
  const oidc = await library()
  const fetch = providerFetch(outgoing)
  const allowsPlain = config.outgoingPrivate.length > 0
  const relaxed: ((of: Configuration) => void)[] = allowsPlain // oxlint-disable-next-line typescript/no-deprecated -- Our own fetch then lets no more than this machine go without TLS.
    ? [oidc.allowInsecureRequests]
    : []
  const { issuer, clientId, clientSecret } = provider
  try {
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
      [oidc.customFetch]: fetch,
      execute: relaxed,
      timeout: 5,
    })
    const metadata = found.serverMetadata()
    const needed = [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri]
    const asked = [...needed, metadata.userinfo_endpoint].filter((one) => one !== undefined)
    if (needed.includes(undefined)) throw new HttpError(409, refuse.reason('identity/provider-incomplete'))
    if (!asked.every((one) => isProviderAddress(one, allowsPlain))) throw new OutgoingError('not-https')
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authentication = methods.includes('client_secret_basic')
      ? oidc.ClientSecretBasic(clientSecret)
      : oidc.ClientSecretPost(clientSecret)
    const settled = new oidc.Configuration(
      metadata,
      clientId,
      { client_secret: clientSecret },
      authentication,
    )
    settled[oidc.customFetch] = fetch
    settled.timeout = 5
    for (const relax of relaxed) relax(settled)
    // Without this the signature of an ID token that comes by TLS is not checked.
    oidc.enableNonRepudiationChecks(settled)
    return settled
  } catch (error) {
    throw failure(error, 'identity/provider-incomplete')
  }
}

/** Where a browser goes to be signed in. */
export async function authorizationAddress(
  configuration: Configuration,
  { state, nonce, verifier }: Secrets,
  { redirectUri, email }: { redirectUri: string; email: string },
): Promise<string> {
  const oidc = await library()
  const address = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    login_hint: email,
  })
  return address.href
}

/** What a provider says of somebody whom it has signed in. */
export interface Claims {
  subject: string
  email: string
  emailVerified: boolean
  name: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Some providers write truths as texts or numbers. */
const TRUE: ReadonlySet<unknown> = new Set([true, 'true', 1, '1'])

/**
 * Whether a provider answers for the address that it tells. Entra ID never says `email_verified`; what it can be told to say is whether the domain of
 * the address is its tenant's own. That counts only where nothing is said, so that a `false` stands.
 */
const isVerified = (told: Record<string, unknown>): boolean =>
  TRUE.has(told['email_verified'] === undefined ? told['xms_edov'] : told['email_verified'])

/**
 * Takes the answer that a browser has brought back and turns its code into what the provider says of the person. Checks state, issuer,
 * signature, audience, expiry and nonce.
 * @param answered the callback's address with its query, as the provider was told it
 */
export async function claimsOf(
  configuration: Configuration,
  answered: URL,
  { state, nonce, verifier }: Secrets,
): Promise<Claims> {
  const oidc = await library()
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, answered, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const token = tokens.claims()!
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
    const told =
      token['email'] === undefined && hasUserInfo
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, token.sub)
        : token
    return {
      subject: token.sub,
      email: textOf(told['email']),
      emailVerified: isVerified(told),
      name: textOf(told['name']),
    }
  } catch (error) {
    const refused = error instanceof oidc.AuthorizationResponseError
    throw failure(error, refused ? 'identity/provider-refused' : 'identity/answer-not-valid')
  }
}
