export const INTEGRATIONS = 'Integrations'
export const CALENDAR_FEED = 'Your meetings in your calendar'
