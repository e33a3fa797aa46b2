export const DATABASES = 'Databases'
export const DATABASES_EXPLAINED =
  'Metrics can be read from a PostgreSQL database of the company. Use an account there that may read and nothing else.'
export const NO_DATABASES = 'No database is set up.'
export const ADD_DATABASE = 'Add a database'
export const EDIT_DATABASE = 'Edit the database'
export const NOT_LOADED = 'Not loaded'
export const NOT_DONE = 'That did not work'
export const ENCRYPTED = 'TLS'
export const NOT_ENCRYPTED = 'Without TLS'
export const usedBy = (count: number): string =>
  count === 0
    ? 'No metric is read from it'
    : `${count} ${count === 1 ? 'metric is' : 'metrics are'} read from it`
export const TEST = 'Test'
export const WORKS = 'The database answers'
export const EDIT = 'Edit'
export const REMOVE = 'Remove'
export const actsOf = (name: string): string => `Actions for ${name}`
export const removing = (name: string): string => `Remove ${name}?`
export const REMOVED_DETAIL = 'Its password is forgotten.'
export const NAME = 'Name'
export const HOST = 'Host'
export const PORT = 'Port'
export const DATABASE_NAME = 'Database'
export const USER = 'User'
export const PASSWORD = 'Password'
export const PASSWORD_HINT = 'Stored encrypted and never shown again.'
export const PASSWORD_KEPT = 'Left empty, it stays. For another host it has to be entered again.'
export const USE_TLS = 'Encrypt the connection (TLS) and check the host’s certificate'
export const CERTIFICATE = 'Certificate of the authority'
export const CERTIFICATE_HINT =
  'Only if the host’s certificate is not of a public authority. Begins with -----BEGIN CERTIFICATE-----.'
