import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Block, blocksOf, type Piece } from './answer-text.rules.ts'
import { placeOf } from './linked-place.ts'
import type { Linked } from './thought-partner.requests.ts'

/** What the model says, in the few kinds of text that it may write. */
export function AnswerText({ text, linked }: { text: string; linked: readonly Linked[] }) {
  const blocks = useMemo(() => blocksOf(text, linked), [text, linked])
  return (
    <div className="grid gap-2 [overflow-wrap:anywhere]">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Blocks only ever come at the end.
        <TextBlock key={index} block={block} />
      ))}
    </div>
  )
}

function TextBlock({ block }: { block: Block }) {
  if (block.is === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List className={block.isOrdered ? 'list-decimal pl-5' : 'list-disc pl-5'}>
        {block.entries.map((pieces, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- As above.
          <li key={index}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </List>
    )
  }
  return (
    <p className={block.is === 'heading' ? 'font-semibold' : 'whitespace-pre-line'}>
      <Pieces pieces={block.pieces} />
    </p>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, index) => {
    const key = `${piece.is} ${index}`
    if (piece.is === 'text') return piece.text
    if (piece.is === 'link') return <ThingLink key={key} linked={piece.linked} text={piece.text} />
    const Mark = piece.is === 'strong' ? 'strong' : 'em'
    return (
      <Mark key={key}>
        <Pieces pieces={piece.pieces} />
      </Mark>
    )
  })

/** A link to something that was read. There are no others. */
export const ThingLink = ({ linked, text }: { linked: Linked; text: string }) => (
  <Link {...placeOf(linked)} className="text-accent-ink underline underline-offset-2">
    {text}
  </Link>
)
