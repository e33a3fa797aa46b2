/** Stands for whichever site this is. */
const HERE = 'https://here.invalid'

/** Whether an address is a page of this site, given by its path. */
export const isHere = (href: string): boolean =>
  href.startsWith('/') && URL.canParse(href, HERE) && new URL(href, HERE).origin === HERE

/** Whether a card may lead there: to a page of this site, or elsewhere over https. Browsers read '//' and '/\' as another site. */
export const mayLeadTo = (href: string): boolean =>
  isHere(href) || (href.startsWith('https://') && URL.canParse(href))
