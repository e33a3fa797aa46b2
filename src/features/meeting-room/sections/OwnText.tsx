import { NO_TEXT } from './sections.text.ts'

/** A section that the team has written itself. */
export default function OwnText({ text }: { text: string | null }) {
  return (
    <p className="max-w-3xl px-4 py-2 text-base/7 [overflow-wrap:anywhere] whitespace-pre-line">
      {text ?? <span className="text-soft">{NO_TEXT}</span>}
    </p>
  )
}
