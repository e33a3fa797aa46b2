export const PRODUCT_NAME = 'Quarterdeck'

export const UPDATE_AVAILABLE = 'Eine neue Version der App ist da'
export const RELOAD_FOR_IT = 'Neu laden, um sie zu bekommen?'
export const REFRESH = 'Neu laden'
