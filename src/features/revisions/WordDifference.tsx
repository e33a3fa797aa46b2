import { EMPTIED } from './revisions.text.ts'
import { piecesOf } from './word-pieces.rules.ts'

/** Two versions of a text in one: the words that went are struck out, those that came are underlined. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="leading-6 whitespace-pre-wrap">
      {piecesOf(before, after).map(({ at, text, kind }) => {
        if (kind === 'same') return <span key={at}>{text}</span>
        return kind === 'gone' ? (
          <del key={at} className="rounded-sm bg-bad-tint text-bad-ink">
            {text}
          </del>
        ) : (
          <ins key={at} className="rounded-sm bg-good-tint text-good-ink">
            {text}
          </ins>
        )
      })}
      {after === '' && <span className="text-soft"> {EMPTIED}</span>}
    </p>
  )
}
