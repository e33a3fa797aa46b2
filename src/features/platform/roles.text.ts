import type { Role } from './roles.rules.ts'

export const SUPER_ADMIN_PANEL = 'Super Admin'
export const PERMISSIONS_TAB = 'Permissions'
export const ROLES_EXPLAINED =
  'A role opens these screens. It lets nobody into a company: for that, a person has to be invited there.'
export const ROLE_LABELS: Record<Role, string> = {
  super_admin: 'Super admin',
  super_admin_assistant: 'Super admin assistant',
}
export const ONLY_SUPER_ADMINS = 'Only super admins assign and remove roles.'
export const OPEN_PERMISSIONS = 'Permissions in the company'
export const PROFILES = 'Profiles'
export const FIND_PROFILE = 'Find by name or e-mail'
export const NO_PROFILE = 'No profile is like that.'
export const SHOW_MORE = 'Show more'
export const ASSIGN = 'Assign a role'
export const assignTo = (name: string): string => `Assign a role to ${name}`
export const removeRoleOf = (role: string, name: string): string => `Remove ${role} from ${name}`
export const removalQuestion = (role: string, name: string): string => `Remove ${role} from ${name}?`
export const REMOVAL_EXPLAINED = 'They will no longer see these screens.'
export const REMOVE_ROLE = 'Remove role'
export const USERS_NOT_LOADED = 'Failed to load users'
export const ROLE_NOT_ASSIGNED = 'Failed to assign role'
export const ROLE_NOT_REMOVED = 'Failed to remove role'
export const ROLE_ASSIGNED = 'Role assigned successfully'
export const ROLE_REMOVED = 'Role removed successfully'
export const ROLE_CHANGES = 'Who gave or took which role'
export const NO_ROLE_CHANGES = 'No role has been changed yet.'
export const ROLE_CHANGES_NOT_LOADED = 'The changes could not be loaded'
export const BY_COMMAND = 'the command line of the server'
export const SOMEBODY_GONE = 'somebody whose account is gone'
export const roleChange = (role: string, user: string, given: boolean): string =>
  given ? `${role} given to ${user}` : `${role} taken from ${user}`
export const changedBy = (actor: string, when: string): string => `by ${actor}, ${when}`
export const TRY_AGAIN = 'Try again'
