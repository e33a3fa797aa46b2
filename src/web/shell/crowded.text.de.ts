export const PAUSED_HERE = 'In diesem Fenster ruht die Aktualisierung'
export const TOO_MANY_WINDOWS =
  'Quarterdeck ist bei Ihnen in mehr als 20 Fenstern und auf Geräten offen. Schließen Sie einige, und machen Sie dann hier weiter.'
export const CONTINUE_HERE = 'Hier weitermachen'
