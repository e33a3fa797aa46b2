// They are stored, by the server.
export { ACCOUNT_DELETED, DELETED_TASK, FORMER_ADDRESS } from './former.text.ts'
