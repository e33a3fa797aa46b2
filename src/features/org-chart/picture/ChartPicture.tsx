import type { Branch } from '../charts/forest.rules.ts'
import { beneathCount, hireBy } from '../chart.text.ts'
import type { PlacedCard } from '../layout/layout.rules.ts'
import { lineTo, secondLine } from '../layout/lines.rules.ts'
import { holderLine } from '../screen/seat-words.ts'
import { fitting, type Measure } from './picture-text.rules.ts'
import { MARGIN, type Pictured, sizeOf } from './pictured.rules.ts'

/** As the light theme has them: a picture has no theme. */
const INK = '#18181c'
const SOFT = '#5a5a66'
const LINE = '#d4d4dc'
const FIRM = '#8d8d99'
const EDGES = [FIRM, '#4a63c6', '#8a4fa3', '#2f7d6e', '#8f6512', '#b0466c', '#23768a'] as const

/** In a file, a font that most machines have. */
export const FILE_FONT = 'Arial, Helvetica, sans-serif'

/** On paper, the font of the screen. */
export const PAPER_FONT = 'Inter Variable, Arial, sans-serif'

type ChartPictureProps = {
  pictured: Pictured
  measure: Measure
  /** The one that was measured. */
  font: string
  /** How days are written. */
  dayOf: (day: string) => string
  title: string
  /** In pixels; as large as it is by default. */
  width?: number
  height?: number
}

/** A chart as a picture of its own: it needs neither styles nor scripts. */
export function ChartPicture({ pictured, measure, font, dayOf, title, width, height }: ChartPictureProps) {
  const size = sizeOf(pictured)
  const { layout, cards, branches, direction } = pictured
  const lines = layout.cards.map((card) => {
    const parent = cards.get(card.parentId ?? '')
    return parent ? lineTo(parent, card, direction) : ''
  })
  const seconds = layout.cards.flatMap((card) =>
    branches.get(card.id)!.seat.secondLineIds.map((id) => {
      const other = cards.get(id)
      return other ? secondLine(card, other) : ''
    }),
  )
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={title}
      width={width ?? size.width}
      height={height ?? size.height}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
      fontFamily={font}
      fontSize={12}
      fill={INK}
    >
      <title>{title}</title>
      <rect x={-MARGIN} y={-MARGIN} width={size.width} height={size.height} fill="#ffffff" />
      <path d={lines.join('')} fill="none" stroke={FIRM} strokeWidth={1.2} />
      <path d={seconds.join('')} fill="none" stroke={SOFT} strokeWidth={1.2} strokeDasharray="4 4" />
      {layout.cards.map((card) => (
        <Card
          key={card.id}
          card={card}
          branch={branches.get(card.id)!}
          {...{ measure, dayOf }}
          showsRoles={pictured.showsRoles}
          isCollapsed={pictured.collapsed.has(card.id)}
        />
      ))}
    </svg>
  )
}

type CardProps = Pick<ChartPictureProps, 'measure' | 'dayOf'> & {
  card: PlacedCard
  branch: Branch
  showsRoles: boolean
  isCollapsed: boolean
}

const LEFT = 13
const RIGHT = 10
const NAME_SIZE = 13
const TEXT_SIZE = 12
const ASIDE_SIZE = 11
const FIRST_ROLE = 76
const ROLE_HEIGHT = 18

function Card({ card, branch, measure, dayOf, showsRoles, isCollapsed }: CardProps) {
  const { seat, beneath } = branch
  const isHeld = seat.holders.length > 0
  const aside = [
    !isHeld && seat.hireBy ? hireBy(dayOf(seat.hireBy)) : '',
    isCollapsed && beneath > 0 ? beneathCount(beneath) : '',
  ].find((text) => text !== '')
  const room = card.width - LEFT - RIGHT
  const asideWidth = aside ? measure(aside, ASIDE_SIZE, false) + 14 : 0
  const roles = showsRoles ? seat.roles : []
  const fit = (text: string) => fitting(text, room, TEXT_SIZE, measure)
  return (
    <g transform={`translate(${card.x} ${card.y})`}>
      <rect
        width={card.width}
        height={card.height}
        rx={10}
        fill="#ffffff"
        stroke={isHeld ? LINE : FIRM}
        {...(!isHeld && { strokeDasharray: '4 3' })}
      />
      {isHeld && (
        <path
          d={`M10 0H6A6 10 0 0 0 0 10V${card.height - 10}A6 10 0 0 0 6 ${card.height}H10Q3 ${card.height} 3 ${card.height - 10}V10Q3 0 10 0z`}
          fill={EDGES[seat.tint] ?? FIRM}
        />
      )}
      <text x={LEFT} y={24} fontSize={NAME_SIZE} fontWeight={600}>
        {fitting(seat.name, room - asideWidth, NAME_SIZE, measure, true)}
      </text>
      {aside && (
        <text x={card.width - RIGHT} y={24} fontSize={ASIDE_SIZE} fill={SOFT} textAnchor="end">
          {aside}
        </text>
      )}
      <text x={LEFT} y={46} {...(!isHeld && { fill: SOFT })}>
        {fit(holderLine(seat))}
      </text>
      {roles.length > 0 && <path d={`M${LEFT} 59H${card.width - RIGHT}`} stroke={LINE} />}
      {roles.map(({ id, text }, index) => (
        <text key={id} x={LEFT} y={FIRST_ROLE + index * ROLE_HEIGHT} fill={SOFT}>
          {fit(text)}
        </text>
      ))}
    </g>
  )
}
