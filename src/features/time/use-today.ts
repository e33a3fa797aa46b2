import { useServerNow } from '../../sync/browser/react.ts'
import { type Day, dayOf } from './calendar.rules.ts'

const EVERY_MINUTE = 60_000

/** The reader's current day by the server's clock; an open screen follows at midnight. */
export const useToday = (): Day => dayOf(useServerNow(EVERY_MINUTE))
