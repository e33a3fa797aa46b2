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
  detail: 'Your browser has no room to keep this change, or forbids it. Free some space, then try again.',
}

export const NO_STORAGE: RefusalText = {
  kind: 'refused',
  code: 'sync/no-storage',
  title: 'Storage is blocked',
  detail: 'Your browser keeps nothing for this site. Allow it to in its settings, then reload the page.',
}
