import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { saveBlob } from '../../metrics/csv/csv-file.ts'
import { ChartPicture, FILE_FONT } from './ChartPicture.tsx'
import { makeMeasure } from './measure.ts'
import { pixelsFor } from './pixels.rules.ts'
import { type Pictured, sizeOf } from './pictured.rules.ts'

interface Picture {
  pictured: Pictured
  title: string
  dayOf: (day: string) => string
}

/** The picture as the text of an SVG file. */
function svgOf(picture: Picture): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      createElement(ChartPicture, { ...picture, font: FILE_FONT, measure: makeMeasure(FILE_FONT) }),
    ),
  )
  const text = new XMLSerializer().serializeToString(place.firstElementChild!)
  root.unmount()
  return text
}

export const saveSvg = (name: string, picture: Picture): void =>
  saveBlob(name, new Blob([svgOf(picture)], { type: 'image/svg+xml' }))

/** Rejects if this browser can’t draw so much. */
export async function savePng(name: string, picture: Picture): Promise<void> {
  const { width, height } = pixelsFor(sizeOf(picture.pictured))
  const address = URL.createObjectURL(new Blob([svgOf(picture)], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('The canvas has no pixels.')
    saveBlob(name, blob)
  } finally {
    URL.revokeObjectURL(address)
  }
}
