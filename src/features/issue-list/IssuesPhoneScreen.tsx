import type { CSSProperties } from 'react'
import { IssuesScreen } from './IssuesScreen.tsx'

/** Targets that a thumb can hit, in the width of a phone. */
const THUMB = { '--control': '2.75rem', '--control-small': '2.75rem' } as CSSProperties

/** The issues as phones show them, at any width. */
export const IssuesPhoneScreen = () => (
  <div style={THUMB} className="mx-auto max-w-md border-line md:border-x">
    <IssuesScreen />
  </div>
)
