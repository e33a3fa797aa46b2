import type { Role } from './roles.rules.ts'

export const SUPER_ADMIN_PANEL = 'Super-Admin'
export const PERMISSIONS_TAB = 'Berechtigungen'
export const ROLES_EXPLAINED =
  'Eine Rolle öffnet diese Seiten. In ein Unternehmen führt sie nicht: Dazu muss jemand dort eingeladen sein.'
export const ROLE_LABELS: Record<Role, string> = {
  super_admin: 'Super-Admin',
  super_admin_assistant: 'Super-Admin-Assistenz',
}
export const ONLY_SUPER_ADMINS = 'Nur Super-Admins vergeben und entziehen Rollen.'
export const OPEN_PERMISSIONS = 'Berechtigungen im Unternehmen'
export const PROFILES = 'Profile'
export const FIND_PROFILE = 'Nach Name oder E-Mail suchen'
export const NO_PROFILE = 'Kein Profil passt dazu.'
export const SHOW_MORE = 'Mehr zeigen'
export const ASSIGN = 'Rolle geben'
export const assignTo = (name: string): string => `${name} eine Rolle geben`
export const removeRoleOf = (role: string, name: string): string => `${name} die Rolle ${role} entziehen`
export const removalQuestion = (role: string, name: string): string => `${name} die Rolle ${role} entziehen?`
export const REMOVAL_EXPLAINED = 'Diese Seiten sind für die Person dann nicht mehr sichtbar.'
export const REMOVE_ROLE = 'Rolle entziehen'
export const USERS_NOT_LOADED = 'Personen nicht geladen'
export const ROLE_NOT_ASSIGNED = 'Rolle nicht gegeben'
export const ROLE_NOT_REMOVED = 'Rolle nicht entzogen'
export const ROLE_ASSIGNED = 'Rolle gegeben'
export const ROLE_REMOVED = 'Rolle entzogen'
export const ROLE_CHANGES = 'Wer wem welche Rolle gab oder entzog'
export const NO_ROLE_CHANGES = 'Noch hat niemand eine Rolle geändert.'
export const ROLE_CHANGES_NOT_LOADED = 'Änderungen nicht geladen'
export const BY_COMMAND = 'die Befehlszeile des Servers'
export const SOMEBODY_GONE = 'jemand, dessen Konto es nicht mehr gibt'
export const roleChange = (role: string, user: string, given: boolean): string =>
  given ? `${role} an ${user} gegeben` : `${role} von ${user} entzogen`
export const changedBy = (actor: string, when: string): string => `durch ${actor}, ${when}`
export const TRY_AGAIN = 'Erneut versuchen'
