import { session } from '../features/accounts/sessions/session-resource.ts'
import type { AccountCompany, CurrentSession } from '../features/accounts/sessions/sessions.requests.ts'
import { forgetAnswersBeyond } from '../features/analytics/screen/kept-answers.ts'
import { COMPANY_NOT_SWITCHED } from '../features/companies/companies.text.ts'
import { copyText } from '../ui/copy-text.ts'
import { log } from '../ui/log.ts'
import { requestJson } from '../ui/request.ts'
import { toast } from '../ui/toast.ts'
import { createStore } from './shell/create.ts'
import { COPY_TEXT, wasNotSaved } from './shell/shell.text.ts'
import { typedTexts } from './typed-texts.ts'
import { NO_COMPANIES_FOUND, NOT_ACCESSIBLE, noLongerIn } from './lost-company.text.ts'

/** Long enough to read it and to reach its button. */
const SHOWN_FOR = 15_000

/** Says that the open company is no longer this person’s, and opens another. What they were typing there can be copied. */
export async function leaveCompany(name: string): Promise<void> {
  const typed = typedTexts()
  // It would be written into the company that opens now.
  createStore.set(null)
  const detail = typed[0] ? `${noLongerIn(name)} ${wasNotSaved(typed[0])}` : noLongerIn(name)
  const copy = { label: COPY_TEXT, run: () => void copyText(typed.join('\n\n')) }
  toast.error(COMPANY_NOT_SWITCHED, detail, typed[0] ? { duration: SHOWN_FOR, action: copy } : undefined)
  try {
    await session.refresh()
  } catch (error) {
    log('warn', 'The companies could not be read again.', error)
    return location.reload()
  }
  const left = session.get()?.companies ?? []
  forgetAnswersBeyond(left.map(({ id }) => id))
  sayIfNoneIsLeft(left)
}

/**
 * Reads again whether the company that was just opened is the person’s. Which company is saved by now doesn’t matter: another tab may
 * have opened another one, and this tab keeps its own.
 */
export async function verifySwitch({ id, name }: Pick<AccountCompany, 'id' | 'name'>): Promise<void> {
  const found = await requestJson<CurrentSession>('GET', '/api/session').catch((error: unknown) => {
    log('info', 'The switch of companies could not be verified.', error)
    return null
  })
  if (!found?.user || session.get()?.currentCompanyId !== id) return
  if (found.companies.some((company) => company.id === id)) return
  session.set(found)
  toast.error(NOT_ACCESSIBLE, noLongerIn(name))
  sayIfNoneIsLeft(found.companies)
}

function sayIfNoneIsLeft(companies: readonly AccountCompany[]): void {
  if (companies.length === 0) toast.error(NO_COMPANIES_FOUND)
}
