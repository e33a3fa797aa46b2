type Section = 'meeting' | 'figures' | 'areas' | 'tools' | 'aboard' | 'words' | 'claims'

export type Arrangement = {
  /** With the meeting below the words, beside them, or with what costs nothing to try instead of it. */
  hero: 'above' | 'beside' | 'claims'
  sections: readonly Section[]
}

/** Three orders of the same sections, by the file that the build makes of them. */
export const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  'landing.html': { hero: 'above', sections: ['figures', 'areas', 'tools', 'aboard', 'words', 'claims'] },
  'home2.html': { hero: 'beside', sections: ['areas', 'words', 'figures', 'aboard', 'tools', 'claims'] },
  'home3.html': { hero: 'claims', sections: ['meeting', 'words', 'tools', 'areas', 'figures', 'aboard'] },
}
