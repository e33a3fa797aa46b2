import type { Language } from '../../language/languages.rules.ts'
import * as de from './mail-choices.text.de.ts'
import * as en from './mail-choices.text.ts'
import type { MailKind } from './mail-choices.requests.ts'

const WORDS = { en, de }

/** What a mail program posts, and the page's own form (RFC 8058). */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' }

/** The page needs nothing but its own styles and form. */
export const STOP_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const STYLES = `:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif }
body { display: grid; min-height: 90vh; place-content: center; margin: 0; padding: 24px }
main { max-width: 28rem } h1 { font-size: 1.375rem; line-height: 1.3; margin: 0 0 .5rem } p { margin: 0 0 1.25rem }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; border-radius: 8px; border: 1px solid; cursor: pointer; background: CanvasText; color: Canvas }`

// All words are ours, so there is nothing to escape.
const page = (language: Language, title: string, text: string, form = ''): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${title} · Quarterdeck</title><style>${STYLES}</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`

/** Asks before anything stops: programs that look through mails open links too. */
export function questionPage(kind: MailKind, language: Language): string {
  const { stopQuestion, STOP_EXPLAINED, STOP } = WORDS[language]
  const answer = `<input type="hidden" name="${ONE_CLICK.name}" value="${ONE_CLICK.value}">`
  const form = `<form method="post">${answer}<button>${STOP}</button></form>`
  return page(language, stopQuestion(kind), STOP_EXPLAINED, form)
}

export const stoppedPage = (language: Language): string =>
  page(language, WORDS[language].STOPPED, WORDS[language].HOW_TO_RETURN)

export const brokenPage = (language: Language): string =>
  page(language, WORDS[language].LINK_BROKEN, WORDS[language].LINK_BROKEN_EXPLAINED)
