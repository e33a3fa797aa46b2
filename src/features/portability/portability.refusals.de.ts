import type { RefusalTable } from '../../sync/refusal.ts'

export const words = {
  'export/directors-only': {
    title: 'Kein Zugriff',
    detail: 'Nur die Direktion kann die Daten des Unternehmens exportieren.',
  },
  'export/under-way': {
    title: 'Ein Export entsteht gerade',
    detail: 'Ein Unternehmen erstellt einen Export nach dem anderen. Warten Sie, bis dieser fertig ist.',
  },
  'export/too-many': {
    title: 'Heute keine weiteren Exporte',
    detail: 'Dieses Unternehmen hat heute viele Exporte erstellt. Versuchen Sie es morgen wieder.',
  },
  'export/gone': {
    title: 'Diese Datei gibt es nicht mehr',
    detail: 'Exporte werden 7 Tage aufbewahrt. Erstellen Sie in den Einstellungen einen neuen.',
  },
  'import/directors-only': {
    title: 'Kein Zugriff',
    detail: 'Nur die Direktion kann Daten in das Unternehmen importieren.',
  },
  'import/not-empty': {
    title: 'Dieses Unternehmen ist nicht leer',
    detail:
      'Ein Export lässt sich nur in ein Unternehmen importieren, in dem noch nichts angelegt wurde. Legen Sie ein neues an.',
  },
  'import/move-too-large': {
    title: 'Diese Dateien sind zu groß',
    detail: 'Übernehmen Sie Dateien mit zusammen höchstens 16 MB.',
  },
  'import/under-way': {
    title: 'Ein anderer Import läuft',
    detail:
      'Ein Unternehmen nimmt einen Import nach dem anderen an. Verwerfen Sie zuerst den anderen, oder warten Sie auf ihn.',
  },
  'import/half': {
    title: 'Ein Import endete auf halbem Weg',
    detail: 'Nehmen Sie ihn zuerst zurück. Dann nimmt das Unternehmen wieder eine Datei an.',
  },
  'import/too-many': {
    title: 'Heute keine weiteren Importe',
    detail: 'Sie haben heute viele Importe begonnen. Versuchen Sie es morgen wieder.',
  },
  'import/gone': {
    title: 'Diesen Import gibt es nicht mehr',
    detail: 'Wählen Sie die Datei noch einmal.',
  },
  'import/part-does-not-fit': {
    title: 'Das Hochgeladene ist beschädigt',
    detail: 'Ein Teil der Datei fehlt oder hat eine andere Größe. Wählen Sie die Datei noch einmal.',
  },
} as const satisfies RefusalTable
