import { piecesOf, type TextPiece } from './text-pieces.rules.ts'

type CommentBodyProps = { text: string; mentioned: readonly string[] }

/** What a comment says, with its lines, its links and the people whom it mentions. */
export function CommentBody({ text, mentioned }: CommentBodyProps) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {piecesOf(text, mentioned).map(({ from, ...piece }) => (
        <Piece key={from} {...piece} />
      ))}
    </p>
  )
}

function Piece(piece: TextPiece) {
  if (piece.kind === 'mention') return <span className="font-medium text-accent-ink">{piece.text}</span>
  if (piece.kind === 'text') return piece.text
  return (
    <a
      href={piece.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-all text-accent-ink underline"
    >
      {piece.text}
    </a>
  )
}
