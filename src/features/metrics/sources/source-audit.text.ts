/** What the audit log says of a source, beside its metric's name. */
export const SOURCE_SAVED = { http: 'a request', sql: 'a query' }
export const SOURCE_RESTS = { pause: 'paused', resume: 'resumed' }
