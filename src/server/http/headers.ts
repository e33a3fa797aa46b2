import type { Config } from '../config.ts'

type Headers = Record<string, string>

const REFUSED_FEATURES =
  'accelerometer autoplay camera clipboard-read display-capture encrypted-media geolocation gyroscope hid magnetometer ' +
  'microphone midi payment picture-in-picture screen-wake-lock serial usb ' +
  'xr-spatial-tracking'
const PERMISSIONS = REFUSED_FEATURES.split(' ')
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)', 'fullscreen=(self)')
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ')

const TWO_YEARS = 63_072_000
const HSTS = {
  basic: `max-age=${TWO_YEARS}`,
  subdomains: `max-age=${TWO_YEARS}; includeSubDomains`,
  preload: `max-age=${TWO_YEARS}; includeSubDomains; preload`,
}

/** The headers of every response. One that is shown as a page or runs as a script replaces the policy with its own. */
export function commonHeaders({ publicUrl, hsts }: Pick<Config, 'publicUrl' | 'hsts'>): Headers {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': PERMISSIONS,
    'cache-control': 'no-store',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': HSTS[hsts] } : {}),
  }
}

/**
 * The policy of the application's page and its files, some of which run as workers with a policy of their own.
 * @param origins this server's addresses, to which WebSockets may be opened
 * @param inline the sources that allow the inline scripts and styles: a nonce of 128 random bits for a single response, or hashes
 */
export function contentPolicy(origins: string[], inline?: string): string {
  const allowed = inline === undefined ? '' : ` ${inline}`
  const sockets = origins.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('')
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self'${allowed}`,
    "script-src-attr 'none'",
    `style-src 'self'${allowed}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "media-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'report-uri /csp-report',
  ].join('; ')
}
