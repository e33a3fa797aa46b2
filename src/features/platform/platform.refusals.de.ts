import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'role/not-yours': { title: 'Kein Zugriff', detail: 'Das dürfen nur Super-Admins.' },
  'role/given-already': 'Diese Person hat die Rolle bereits.',
  'role/no-such-user': 'Dieses Konto gibt es nicht mehr.',
  'role/not-given': 'Diese Person hat die Rolle nicht mehr.',
  'role/of-demo':
    'Diese Person gehört zum Demo-Unternehmen, und alle, die es ausprobieren, können sie werden. Geben Sie die Rolle einem eigenen Konto.',
  'role/last-super-admin':
    'Die Installation braucht mindestens einen Super-Admin. Geben Sie die Rolle zuerst jemand anderem.',
  'announcement/empty': { title: 'Fehler', detail: 'Geben Sie eine Nachricht ein.' },
  'announcement/gone': 'Diese Ankündigung wurde gelöscht.',
  'announcement/too-many': 'Es gibt 200 Ankündigungen. Löschen Sie zuerst eine, die niemand mehr braucht.',
  'launch/empty': { title: 'Fehler', detail: 'Geben Sie Titel und Beschreibung ein.' },
  'launch/no-company': 'Wählen Sie das Unternehmen, für das es ist.',
  'launch/bad-address':
    'Der Link muss eine Seite dieser Website sein, etwa /people, oder eine Adresse, die mit https:// beginnt.',
  'launch/gone': 'Diese Neuerung wurde gelöscht.',
  'launch/too-many': 'Es gibt 200 Neuerungen. Löschen Sie zuerst eine, die niemand mehr braucht.',
  'launch/picture-gone': 'Das Bild ist nicht mehr da. Wählen Sie es noch einmal.',
  'launch/picture-not-image': { title: 'Falsche Dateiart', detail: 'Wählen Sie eine Bilddatei.' },
  'launch/picture-too-large': {
    title: 'Datei zu groß',
    detail: 'Wählen Sie ein Bild unter 5 MB.',
  },
} as const satisfies RefusalTable
