import { later } from './later.tsx'

/** Once for the whole page. No page waits for it. */
export const TooltipHost = later(() => import('./TooltipHost.tsx'))

/** What the host draws a hint with. */
export const TooltipLayer = later(() => import('./layers/TooltipLayer.tsx'))
