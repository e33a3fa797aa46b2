export const EARLIER_CHARTS = 'Frühere Organigramme'
export const EARLIER_EXPLAINED = 'Was galt, bis ein Entwurf an seine Stelle trat: die letzten 20.'
export const NO_EARLIER = 'Noch hat kein Entwurf gegolten.'
export const EARLIER_NOT_LOADED = 'Frühere Organigramme konnten nicht geladen werden'
export const EARLIER_MARK = 'Früheres Organigramm'
export const before = (label: string): string => `Vor ${label}`
export const liveUntil = (day: string, name: string): string => `Aktuell bis ${day}, ${name}`
export const viewNamed = (label: string): string => `Organigramm vor ${label} ansehen`
export const COPY_TO_DRAFT = 'In einen Entwurf kopieren'
export const copyNamed = (label: string): string => `Organigramm vor ${label} in einen Entwurf kopieren`
export const COPIED_TO_DRAFT = 'In einen Entwurf kopiert'
export const NOT_COPIED = 'Nicht in einen Entwurf kopiert'
export const BACK_TO_LIVE = 'Zum aktuellen Organigramm'
