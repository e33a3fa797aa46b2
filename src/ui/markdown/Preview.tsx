import { cx } from '../cx.ts'
import { Markdown } from './Markdown.tsx'
import { PREVIEW } from './preview.text.ts'
import { type Side, SideSwitch } from './SideSwitch.tsx'

type PreviewProps = {
  text: string
  className: string | undefined
  /** What is shown where there is no room for both. */
  side: Side
  onTurn: (side: Side) => void
}

/** How a text will be read, beside where it is written. */
export default function Preview({ text, className, side, onTurn }: PreviewProps) {
  return (
    <>
      <section
        aria-label={PREVIEW}
        // Keeps the focus near, so that what is shown can be selected.
        tabIndex={-1}
        className={cx(
          'min-w-0 py-0.5 outline-none md:border-l md:border-line md:pl-4',
          side === 'write' && 'max-md:hidden',
        )}
      >
        {text.trim() === '' ? (
          <p className="text-soft">{PREVIEW}</p>
        ) : (
          <Markdown text={text} className={className} />
        )}
      </section>
      <SideSwitch side={side} onTurn={onTurn} />
    </>
  )
}
