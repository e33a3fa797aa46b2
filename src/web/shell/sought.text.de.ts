export const NOT_HERE_ANY_MORE = 'Das Ziel dieser Adresse gibt es hier nicht mehr.'
export const PERHAPS_DELETED =
  'Vielleicht wurde es gelöscht, vor langer Zeit erledigt oder in ein Team verschoben, das Sie nicht sehen.'
export const NOT_FOUND_HERE = 'Das Ziel dieser Adresse lässt sich gerade nicht zeigen.'
