export const INTEGRATIONS = 'Integrationen'
export const CALENDAR_FEED = 'Ihre Arbeit in Ihrem Kalender'
