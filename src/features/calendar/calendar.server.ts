import type { ServerFeature } from '../../server/services.ts'
import { calendarRoutes } from './calendar-routes.server.ts'

/** Meetings, tasks and goals as other calendars read them. */
export const calendarServer: ServerFeature = { routes: calendarRoutes }
