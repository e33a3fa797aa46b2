export const SWITCH_PERSON = 'Person wechseln'
export const SWITCH_DEMO_PERSON = 'Zu einer anderen Person des Demo-Unternehmens wechseln'
export const NOT_SWITCHED = 'Person nicht gewechselt'
