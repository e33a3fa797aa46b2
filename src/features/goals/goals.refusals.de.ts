import type { RefusalTable } from '../../sync/refusal.ts'
import { COMPANY_GOAL_NOT_ADDED, COMPANY_GOAL_NOT_UPDATED, GOAL_NOT_ADDED } from './goals.text.de.ts'

const NOT_YOUR_TEAM = 'Sie dürfen für dieses Team keine Ziele anlegen.'

/** Company goals are refused under titles of their own. */
const leadersOnly = (title: string) =>
  ({ title, detail: 'Nur das Führungsteam kann Unternehmensziele ändern.' }) as const

const OWN_TEAM_ONLY = 'Nur Mitglieder des Teams, dem das Ziel gehört, können es ändern.'

export const words = {
  'goal/too-many-milestones': ({ limit }: { limit: number }) =>
    `Ein Ziel kann ${limit} Meilensteine haben. Entfernen Sie einen, den Sie nicht mehr brauchen, oder legen Sie ein zweites Ziel an.`,
  'goal/title-required': 'Geben Sie dem Ziel einen Titel',
  'goal/team-required': 'Wählen Sie ein Team für dieses Ziel',
  'goal/milestone-title-required': 'Beschreiben Sie kurz, was erreicht werden soll.',
  'goal/not-found': 'Ziel nicht gefunden',
  'goal/closed': 'Dieses Ziel wurde mit seinem Quartal abgeschlossen. Öffnen Sie es wieder, um es zu ändern.',
  'goal/finished-meanwhile': ({ title }: { title: string }) =>
    `„${title}“ wurde inzwischen von jemand anderem abgeschlossen. Ihre Auswahl für die anderen Ziele bleibt erhalten: Öffnen Sie den Dialog erneut, und schließen Sie die übrigen ab.`,
  'goal/quarter-goes-on': ({ title, from }: { title: string; from: string }) =>
    `„${title}“ kann erst ab ${from} abgeschlossen werden, zwei Wochen vor dem Ende seines Quartals.`,
  'goal/carried-further': ({ title }: { title: string }) =>
    `Das Ziel, in dem „${title}“ weiterlief, ist ebenfalls abgeschlossen. Öffnen Sie zuerst jenes wieder.`,
  'goal/owner-not-valid': 'Wählen Sie eine gültige zuständige Person',
  'goal/not-your-team': { title: GOAL_NOT_ADDED, detail: NOT_YOUR_TEAM },
  'goal/not-your-team-to-assign': NOT_YOUR_TEAM,
  'goal/assigned-already': 'Das Ziel wird mit diesem Team bereits geteilt.',
  'goal/assignment-kept': {
    title: 'Nur teilweise gespeichert',
    detail: 'Bei einigen Teams fehlt Ihnen die Berechtigung, die Zuordnung zu entfernen.',
  },
  'goal/own-team-only': { title: 'Kein Zugriff', detail: OWN_TEAM_ONLY },
  'goal/own-team-unarchives': { title: 'Ziel nicht wiederhergestellt', detail: OWN_TEAM_ONLY },
  'company-goal/no-leadership-team': {
    title: COMPANY_GOAL_NOT_ADDED,
    detail: 'Für Unternehmensziele ist ein Führungsteam nötig. Es wurde keines gefunden.',
  },
  'company-goal/leaders-create': {
    title: 'Kein Zugriff',
    detail: 'Nur das Führungsteam kann Unternehmensziele anlegen.',
  },
  'company-goal/leaders-update': leadersOnly(COMPANY_GOAL_NOT_UPDATED),
  'company-goal/leaders-archive': leadersOnly('Unternehmensziel nicht archiviert'),
  'company-goal/leaders-restore': leadersOnly('Unternehmensziel nicht wiederhergestellt'),
  'company-goal/leaders-reorder': leadersOnly('Unternehmensziele nicht umgeordnet'),
} as const satisfies RefusalTable
