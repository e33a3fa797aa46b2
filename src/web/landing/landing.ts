import './landing.css'
import { showBottomBar } from './bottom-bar.ts'
import { offerInstall } from './install.ts'
import { movePreview } from './preview-motion.ts'
import { makeTabs } from './tabs.ts'
import { receive } from './visitor.ts'

receive()
for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) makeTabs(list)
showBottomBar()
offerInstall()
movePreview()
