export const SWITCH_PERSON = 'Switch to another person'
export const SWITCH_DEMO_PERSON = 'Switch to another person of the demo company'
export const NOT_SWITCHED = 'Error'
