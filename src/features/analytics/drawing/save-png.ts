import { saveBlob } from '../../metrics/csv/csv-file.ts'
import { lookOf } from './marks.ts'
import type { Series } from './time-chart.rules.ts'

const SCALE = 2
const MARGIN = 16
const TITLE_HEIGHT = 28
const LEGEND_HEIGHT = 24
/** What classes say of a drawing, which an image of it does not know. */
const DRAWN_BY = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const

/** Hands a drawing to the person as a picture, with its title and legend. */
export async function savePng(svg: SVGSVGElement, title: string, series: readonly Series[]): Promise<void> {
  const { width, height } = svg.viewBox.baseVal
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SCALE
  canvas.height = (height + 2 * MARGIN + TITLE_HEIGHT + LEGEND_HEIGHT) * SCALE
  const context = canvas.getContext('2d')!
  context.scale(SCALE, SCALE)
  const look = getComputedStyle(document.body)
  context.fillStyle = look.backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = look.color
  context.font = `600 15px ${look.fontFamily}`
  context.fillText(title, MARGIN, MARGIN + 15)
  context.drawImage(await imageOf(svg, width, height), MARGIN, MARGIN + TITLE_HEIGHT, width, height)
  context.font = `12px ${look.fontFamily}`
  drawLegend(context, series, MARGIN + TITLE_HEIGHT + height + 16)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob) saveBlob(`${title}.png`, blob)
}

/** The drawing as it looks now, drawn without the page around it. */
async function imageOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [index, original] of svg.querySelectorAll('*').entries()) {
    const [element, look] = [copies.item(index), getComputedStyle(original)]
    for (const property of DRAWN_BY) element.style.setProperty(property, look.getPropertyValue(property))
    element.removeAttribute('class')
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}

function drawLegend(context: CanvasRenderingContext2D, series: readonly Series[], y: number): void {
  const ink = context.fillStyle
  let x = MARGIN
  for (const [index, { label }] of series.entries()) {
    context.save()
    context.translate(x + 6, y - 4)
    context.strokeStyle = colourOf(lookOf(index).fill)
    context.lineWidth = 4
    context.stroke(new Path2D(lookOf(index).shape))
    context.restore()
    context.fillStyle = ink
    context.fillText(label, x + 16, y)
    x += 16 + context.measureText(label).width + 20
  }
}

/** The colour that a class such as `fill-accent` stands for at this moment. */
function colourOf(fill: string): string {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  probe.setAttribute('class', fill)
  place.append(probe)
  document.body.append(place)
  const colour = getComputedStyle(probe).fill
  place.remove()
  return colour
}
