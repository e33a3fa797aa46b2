import { LOCALE } from '../../language/locale.text.de.ts'
import type { RefusalTable } from '../../sync/refusal.ts'
import { ACCESS_DENIED } from '../rights/rights.text.de.ts'

export const words = {
  'org-chart/not-yours': {
    title: ACCESS_DENIED,
    detail:
      'Sie können die Stellen unterhalb Ihrer eigenen bearbeiten. Bitten Sie die Direktion um eine Stelle.',
  },
  'org-chart/drafts-of-others': {
    title: ACCESS_DENIED,
    detail: 'Nur wer diesen Entwurf angelegt hat, oder die Direktion kann ihn löschen.',
  },
  'org-chart/circle': {
    title: 'Stelle nicht verschoben',
    detail:
      'Jemand hat gerade eine dieser Stellen verschoben, sodass sie sich selbst berichten würde. Sehen Sie noch einmal nach.',
  },
  'org-chart/list-full': ({ limit }: { limit: number }) =>
    `Hier ist Platz für ${limit.toLocaleString(LOCALE)}. Entfernen Sie zuerst etwas.`,
  'org-chart/moved-since': {
    title: 'Stelle nicht verschoben',
    detail: 'Jemand hat diese Stelle inzwischen verschoben, darum bleibt sie, wo sie ist.',
  },
  'org-chart/draft-changed': 'Jemand hat diesen Entwurf gerade geändert. Sehen Sie noch einmal nach.',
  'org-chart/too-many-removed': ({ limit }: { limit: number }) =>
    `In den letzten 30 Tagen wurden mehr als ${limit.toLocaleString(LOCALE)} Stellen dieses Organigramms entfernt. Fügen Sie andere später hinzu oder in einem neuen Entwurf.`,
  'org-chart/too-many-drafts': ({ limit }: { limit: number }) =>
    `In den letzten 30 Tagen sind ${limit} Entwürfe gelöscht worden oder gelten jetzt. Legen Sie einen weiteren später an.`,
  'org-chart/metric-of-others': 'Wählen Sie eine Kennzahl eines Ihrer eigenen Teams.',
  'org-chart/too-deep': ({ limit }: { limit: number }) =>
    `Ein Organigramm hat höchstens ${limit} Ebenen. Setzen Sie die Stelle weiter nach oben.`,
  'org-chart/started-already': 'Jemand anders hat das Organigramm gerade begonnen.',
  'org-chart/holder-without-access':
    'Diese Person hat keinen Zugang zum Unternehmen mehr. Wählen Sie jemand anderen.',
  'org-chart/reports-to-itself': 'Eine Stelle kann nicht sich selbst berichten.',
  'org-chart/measured-on-live-chart': 'Messgrößen gehören zu den Stellen des aktuellen Organigramms.',
} as const satisfies RefusalTable
