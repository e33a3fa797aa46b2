import type { CSSProperties } from 'react'
import { GoalsScreen } from './GoalsScreen.tsx'

/** Targets that a thumb can hit, in the width of a phone. */
const THUMB = { '--control': '2.75rem', '--control-small': '2.75rem' } as CSSProperties

/** The goals as phones show them, at any width. */
export const GoalsPhoneScreen = () => (
  <div style={THUMB} className="mx-auto max-w-md border-line md:border-x">
    <GoalsScreen />
  </div>
)
