export const PAUSED_HERE = 'In diesem Fenster ruht die Aktualisierung'
export const TOO_MANY_WINDOWS =
  'Sie haben Quarterdeck mehr als 20-mal offen, in Fenstern und auf Geräten. Schließen Sie einige davon, und machen Sie dann hier weiter.'
export const CONTINUE_HERE = 'Hier weitermachen'
