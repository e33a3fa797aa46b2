import type { RefusalText } from '../refusal.ts'

export const OUTDATED: RefusalText = {
  kind: 'refused',
  code: 'sync/outdated',
  title: 'A new version is ready',
  detail: 'Reload the page, then try again.',
}

export const NOT_STORED: RefusalText = {
  kind: 'refused',
  code: 'sync/not-stored',
  title: 'Not saved',
  detail: 'Your browser is out of space or does not let this site store data. Make room, then try again.',
}

export const NO_STORAGE: RefusalText = {
  kind: 'refused',
  code: 'sync/no-storage',
  title: 'Storage is blocked',
  detail:
    'Your browser does not let this site store data. Allow it in the browser’s settings, then reload the page.',
}
