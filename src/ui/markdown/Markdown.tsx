import { cx } from '../cx.ts'
import { type Block, type Inline, type Line, parseMarkdown } from './parse.ts'

/** A longer text as people have marked it up: bold, italic, lists and https links. */
export const Markdown = ({ text, className }: { text: string; className?: string | undefined }) => (
  <div className={cx('grid gap-2 break-words', className)}>
    {parseMarkdown(text).map((block) => (
      <Part key={block.lines[0]!.at} {...block} />
    ))}
  </div>
)

function Part({ kind, lines }: Block) {
  if (kind === 'paragraph')
    return (
      <p>
        {lines.map((line, index) => (
          <span key={line.at}>
            {index > 0 && <br />}
            <Pieces of={line} />
          </span>
        ))}
      </p>
    )
  const List = kind === 'bullets' ? 'ul' : 'ol'
  return (
    <List className={cx('grid gap-1 pl-5', kind === 'bullets' ? 'list-disc' : 'list-decimal')}>
      {lines.map((line) => (
        <li key={line.at}>
          <Pieces of={line} />
        </li>
      ))}
    </List>
  )
}

const Pieces = ({ of: { pieces } }: { of: Line }) =>
  pieces.map((piece) => <Piece key={piece.at} {...piece} />)

function Piece({ text, bold, italic, href }: Inline) {
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noreferrer" className="text-accent-ink underline">
        {text}
      </a>
    )
  if (bold) return <strong className="font-semibold">{text}</strong>
  return italic ? <em>{text}</em> : text
}
