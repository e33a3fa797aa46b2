export const unsavedChanges = (count: number): string =>
  count === 1 ? '1 Änderung ist noch nicht gespeichert' : `${count} Änderungen sind noch nicht gespeichert`
export const ONLY_HERE =
  'Was nicht gespeichert ist, liegt nur auf diesem Gerät und wird beim Abmelden gelöscht. Bleiben Sie angemeldet, wird gesendet, was noch wartet, sobald das möglich ist.'
export const SIGN_OUT_ANYWAY = 'Trotzdem abmelden'
export const STAY_SIGNED_IN = 'Angemeldet bleiben'
