import type { ServerFeature } from '../../server/services.ts'
import { calendarRoutes } from './calendar/calendar-routes.server.ts'

/** Meetings on the server: calendars that are read from outside. */
export const meetingsServer: ServerFeature = { routes: calendarRoutes }
