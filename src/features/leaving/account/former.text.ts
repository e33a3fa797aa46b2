/** Stands where the address of somebody stood who has deleted their account. Mail to it goes nowhere. */
export const FORMER_ADDRESS = 'deleted@account.invalid'
export const ACCOUNT_DELETED = 'The account was deleted by its owner'
export const DELETED_TASK = 'Deleted'
