// Apart from the other texts, because mutations load before any dialog.
export const SUGGESTION_REQUIRED = 'Say what should be different.'
