export const AUDIT_LOG = 'Audit log'
