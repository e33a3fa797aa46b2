/** What a metric’s HTTP source asks for, with its secrets. */
export interface HttpSettings {
  method: 'GET' | 'POST'
  url: string
  headers: { name: string; value: string }[]
  body: string | null
  path: string
}

export interface SqlSettings {
  query: string
}

export const MASK = '…'
const ENCODED_MASK = encodeURIComponent(MASK)
/** What stands in an address and is this long is taken for a secret. */
const LONG = 20

/** An address as those see it who may change it: without the values of its query and without long parts of its path. */
export function maskedUrl(address: string): string {
  const url = URL.parse(address)
  if (!url) return MASK
  const path = url.pathname
    .split('/')
    .map((part) => (part.length >= LONG || part === ENCODED_MASK ? MASK : part))
    .join('/')
  const query = [...url.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${MASK}`).join('&')
  return `${url.origin}${path}${query && `?${query}`}`
}

/** Whether secrets are missing that whoever may change the request has to enter, as after an import. */
export const lacksSecrets = ({
  url,
  headers,
  body,
}: Pick<HttpSettings, 'url' | 'headers' | 'body'>): boolean =>
  url.includes(MASK) || body?.trim() === MASK || headers.some(({ value }) => value === '')

/** Where a request goes, in words that everybody may read who sees the metric. */
export const requestWords = ({ method, url }: Pick<HttpSettings, 'method' | 'url'>): string =>
  `${method} ${URL.parse(url)?.host ?? MASK}`

/** A text without the secrets of a source, which a host may have echoed. */
export function withoutSecrets(
  text: string,
  { url, headers }: Pick<HttpSettings, 'url' | 'headers'>,
): string {
  const parsed = URL.parse(url)
  const ofUrl = [...(parsed?.searchParams.values() ?? []), ...(parsed?.pathname.split('/') ?? [])]
  const secrets = headers.flatMap(({ value }) => [value, ...value.split(/\s+/)]).concat(ofUrl)
  return secrets
    .filter((secret) => secret.length >= 6)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, secret) => rest.replaceAll(secret, MASK), text)
}

/**
 * What somebody entered over what stood there: an address that was left as it was shown is the earlier one, and a header without a value
 * keeps it. Null if the request goes elsewhere now and secrets would go with it that were not entered for there.
 */
export function settled(
  given: Omit<HttpSettings, 'headers'> & { headers: readonly { name: string; value?: string | undefined }[] },
  before: HttpSettings | null,
): HttpSettings | null {
  const url = before && given.url === maskedUrl(before.url) ? before.url : given.url
  const isElsewhere = !before || URL.parse(url)?.origin !== URL.parse(before.url)?.origin
  const headers = given.headers.map(({ name, value }) => {
    const kept = isElsewhere
      ? undefined
      : before.headers.find((one) => one.name.toLowerCase() === name.toLowerCase())
    return { name, value: value ?? kept?.value }
  })
  const whole = headers.filter((one): one is { name: string; value: string } => one.value !== undefined)
  return whole.length === headers.length ? { ...given, url, headers: whole } : null
}
