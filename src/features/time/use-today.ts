import { useServerNow } from '../../sync/browser/react.ts'
import { type Day, dayOf } from './calendar.rules.ts'

const EVERY_MINUTE = 60_000

/** The reader's present day by the server's clock; changes at midnight while the screen stays open. */
export const useToday = (): Day => dayOf(useServerNow(EVERY_MINUTE))
