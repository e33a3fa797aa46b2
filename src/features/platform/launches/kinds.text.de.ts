import type { LaunchKind } from './launches.requests.ts'

export const KIND_LABELS: Record<LaunchKind, string> = {
  feature: 'Neuerung',
  update: 'Update',
  announcement: 'Ankündigung',
}
