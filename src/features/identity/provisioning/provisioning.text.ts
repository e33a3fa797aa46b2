// Of the card in which directors let their company’s directory in.
export const DIRECTORY = 'People from your directory'
export const DIRECTORY_EXPLAINED =
  'Your directory tells us by SCIM who belongs to the company. Who is new gets the level of new members; who leaves loses access at once. Its groups become teams.'
export const DIRECTORY_ADDRESS = 'Address for the directory'
export const TOKEN = 'Token'
export const SHOWN_ONCE = 'Copy it now: it is not shown again.'
export const MAKE_TOKEN = 'Make a token'
export const NO_TOKENS = 'There is no token yet, so no directory is let in.'
export const TOKEN_NAME = 'Name'
export const TOKEN_EXAMPLE = 'Entra ID'
export const madeOn = (day: string, name: string): string => `Made ${day} by ${name}`
export const lastUsed = (day: string | null): string => (day === null ? 'never used' : `last used ${day}`)
export const SEVERAL_AT_ONCE =
  'Several tokens count side by side: to change one without a gap, make the next, enter it at your directory, then revoke the earlier one.'
export const REVOKE = 'Revoke'
export const revokeOf = (name: string): string => `Revoke ${name}`
export const revokeAsked = (name: string): string => `Revoke “${name}”?`
export const REVOKE_DETAIL = 'A directory that shows it is not let in any more. Nobody’s membership changes.'
export const REVOKED = 'The token is revoked'
export const TOKENS_NOT_LOADED = 'The tokens could not be loaded'
export const TOKEN_NOT_REVOKED = 'The token could not be revoked'
