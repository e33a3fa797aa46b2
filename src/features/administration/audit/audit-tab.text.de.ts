export const AUDIT_LOG = 'Änderungsprotokoll'
