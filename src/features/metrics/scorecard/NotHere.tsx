import { NOT_HERE } from './scorecard.text.ts'

/** Stands for numbers that this device doesn't have: an empty place would say that nobody entered any. */
export const NotHere = () => (
  <>
    <span aria-hidden>…</span>
    <span className="sr-only">{NOT_HERE}</span>
  </>
)
