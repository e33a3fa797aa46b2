type ShortNumberProps = {
  text: string
  /** What there is room for. */
  short: string
}

/** A number as short as its place asks for; read aloud in full. */
export function ShortNumber({ text, short }: ShortNumberProps) {
  if (short === text) return text
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{text}</span>
    </>
  )
}
