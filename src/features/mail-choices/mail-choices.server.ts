import type { ServerFeature } from '../../server/services.ts'
import { choiceRoutes } from './choice-routes.server.ts'

/** Which mails people can do without, and how they say so. */
export const mailChoicesServer: ServerFeature = { routes: choiceRoutes }
