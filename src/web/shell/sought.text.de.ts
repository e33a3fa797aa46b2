export const NOT_HERE_ANY_MORE = 'Wohin diese Adresse führt, gibt es hier nicht mehr.'
export const PERHAPS_DELETED =
  'Vielleicht wurde es gelöscht, vor langer Zeit erledigt oder in ein Team verschoben, das Sie nicht sehen.'
export const NOT_FOUND_HERE = 'Wohin diese Adresse führt, lässt sich gerade nicht zeigen.'
