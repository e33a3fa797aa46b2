/** Whether people have to install the app by hand. Only Apple's browsers say, and no longer once the app stands on the home screen. */
export const isInstalledByHand = (): boolean => (navigator as { standalone?: boolean }).standalone === false
