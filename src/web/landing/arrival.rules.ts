type Place = { hash: string; search: string }

const valuesOf = ({ hash, search }: Place, name: string): string[] =>
  [hash.slice(1), search].map((part) => new URLSearchParams(part).get(name)).filter((value) => value !== null)

/** Whether somebody is here on the way to a new password, during which nothing may lead them elsewhere. */
export const isRecovery = (place: Place): boolean => valuesOf(place, 'type').includes('recovery')

/**
 * Where an address leads on that confirms a new account and landed here: to the page that exchanges its one-time code. A token in
 * it is left behind; without a code that page offers a new link.
 */
export function confirmationOf(place: Place): string | null {
  if (new URLSearchParams(place.hash.slice(1)).get('type') !== 'signup') return null
  const [code] = valuesOf(place, 'code')
  return code === undefined ? '/email-confirmation' : `/email-confirmation?code=${encodeURIComponent(code)}`
}
