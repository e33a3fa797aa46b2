import { createElement } from 'react'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
  render,
  toPlainText,
} from '@react-email/components'
import { STOP } from '../../features/mail-choices/mail-choices.text.ts'
import { STOP as GERMAN_STOP } from '../../features/mail-choices/mail-choices.text.de.ts'
import type { Language } from '../../language/languages.rules.ts'
import type { Letter, LetterSection } from './letter.ts'

export interface RenderedMail {
  subject: string
  html: string
  text: string
  stopUrl: string | null
}

const STOP_IN = { en: STOP, de: GERMAN_STOP }

const FONT = 'Inter, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

// Clients that support dark mode use these colours; the others keep the light ones set on the elements.
const STYLES = `.page { background-color: #f5f5f4 }
@media (prefers-color-scheme: dark) {
  .page { background-color: #16181b } .card { background-color: #1f2226 !important; border-color: #33373d !important }
  .words, .heading { color: #eceef0 !important } .note { color: #a3a9b1 !important }
  .action { background-color: #eceef0 !important; color: #16181b !important }
}`

/** Renders every mail as the same simple page, with a plain-text version. */
export async function renderMail(letter: Letter, language: Language): Promise<RenderedMail> {
  const html = await render(page(letter, language))
  return {
    subject: oneLine(letter.subject),
    html,
    text: toPlainText(html, { wordwrap: false }),
    stopUrl: letter.stopUrl ?? null,
  }
}

/** A name may contain a line break; a header must not. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

function page(letter: Letter, language: Language) {
  const head = createElement(
    Head,
    null,
    createElement('meta', { name: 'color-scheme', content: 'light dark' }),
    createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    createElement('style', null, STYLES),
  )
  const body = createElement(
    Body,
    { className: 'page', style: { fontFamily: FONT, margin: 0, padding: '32px 12px' } },
    createElement(Container, { className: 'card', style: card }, ...content(letter, language)),
  )
  return createElement(
    Html,
    { lang: language },
    head,
    createElement(Preview, null, letter.paragraphs.at(-1) ?? letter.heading),
    body,
  )
}

function content({ heading, paragraphs, sections = [], action, note, stopUrl }: Letter, language: Language) {
  return [
    createElement(Heading, { key: 'heading', as: 'h1', className: 'heading', style: title }, heading),
    ...paragraphs.map((text) => createElement(Text, { key: text, className: 'words', style: words }, text)),
    ...sections.map(section),
    action &&
      createElement(
        Section,
        { key: 'action', style: { margin: '24px 0' } },
        createElement(Button, { className: 'action', href: action.url, style: button }, action.label),
      ),
    createElement(
      Text,
      {
        key: 'note',
        className: 'note',
        style: small,
      },
      note,
    ),
    stopUrl &&
      createElement(
        Text,
        { key: 'stop', className: 'note', style: small },
        createElement(
          Link,
          { href: stopUrl, className: 'note', style: { ...small, textDecoration: 'underline' } },
          STOP_IN[language],
        ),
      ),
  ]
}

function section({ heading, lines }: LetterSection) {
  return createElement(
    Section,
    { key: heading, style: { margin: '20px 0 0' } },
    createElement(Heading, { as: 'h2', className: 'heading', style: subtitle }, heading),
    ...lines.map(({ text, detail, isPart = false }, place) =>
      createElement(
        Text,
        { key: place, className: 'words', style: isPart ? partLine : line },
        isPart ? `– ${text}` : text,
        detail && createElement('span', { className: 'note', style: { color: '#6b7075' } }, ` (${detail})`),
      ),
    ),
  )
}

const card = {
  backgroundColor: '#ffffff',
  border: '1px solid #e3e3e1',
  borderRadius: 10,
  margin: '0 auto',
  maxWidth: 520,
  padding: '28px 32px',
}
const title = { color: '#1a1c1e', fontSize: 20, fontWeight: 600, lineHeight: '28px', margin: '0 0 16px' }
const words = { color: '#1a1c1e', fontSize: 15, lineHeight: '24px', margin: '0 0 12px' }
const small = { ...words, color: '#6b7075', fontSize: 13, lineHeight: '20px' }
const subtitle = { ...title, fontSize: 15, lineHeight: '22px', margin: '0 0 4px' }
const line = { ...words, fontSize: 14, lineHeight: '21px', margin: '0 0 4px' }
const partLine = { ...line, paddingLeft: 16 }
const button = {
  backgroundColor: '#1a1c1e',
  borderRadius: 8,
  color: '#ffffff',
  display: 'inline-block',
  fontSize: 15,
  fontWeight: 600,
  padding: '12px 20px',
}
