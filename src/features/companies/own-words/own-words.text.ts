export const WORDS_TAB = 'Words'
export const OWN_WORDS = 'Your own words'
export const OWN_WORDS_EXPLAINED =
  'Call things what your company calls them. Every screen, mail and export follows, for everyone. Leave both fields empty for the standard word.'
export const OWN_WORDS_BY_DIRECTORS = 'Only directors can change it.'
export const instead = (standard: string): string => `Instead of “${standard}”`
export const BOTH_WORDS = 'Enter both, for one and for several.'
export const PLAIN_WORDS = 'Use letters, digits, spaces and - & ’ . between them.'
export const HOW_IT_READS = 'How it reads'
export const WORDS_SAVED = 'Words saved'
export const WORDS_SAVED_EXPLAINED = 'Pages that are open change as soon as nobody is typing there.'
