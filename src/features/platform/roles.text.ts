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
export const TRY_AGAIN = 'Try again'
