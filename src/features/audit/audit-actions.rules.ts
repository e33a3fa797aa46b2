/** Everything that is recorded of a company, in the order in which it is offered to choose from. */
export const AUDIT_ACTIONS = [
  'joined',
  'level changed',
  'renamed',
  'removed',
  'invited',
  'invitation resent',
  'invitation revoked',
  'invitation declined',
  'settings changed',
  'labs changed',
  'vote limit changed',
  'team deleted',
  'team restored',
  'exported',
  'token made',
  'token revoked',
  'source changed',
  'source removed',
  'database changed',
  'database removed',
  'sign-in changed',
  'trial extended',
  'samples added',
  'samples removed',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
