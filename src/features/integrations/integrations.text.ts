export const INTEGRATIONS = 'Integrations'
export const CALENDAR_FEED = 'Your work in your calendar'
