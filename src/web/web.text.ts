export const PRODUCT_NAME = 'Quarterdeck'

/** A new version. */
export const UPDATE_AVAILABLE = 'App update available'
export const RELOAD_FOR_IT = 'Reload to get the latest version?'
export const REFRESH = 'Refresh'
