/** What lies on top of the page and holds the focus. */
export const IN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether somebody is at work in a layer, from which nothing that loads below it may take the focus. */
export const isFocusInLayer = (): boolean => document.activeElement?.closest(IN_LAYER) instanceof Element
