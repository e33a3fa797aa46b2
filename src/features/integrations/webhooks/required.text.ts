export const ADDRESS_PLEASE = 'Enter the address'
export const EVENT_PLEASE = 'Choose at least one event'
