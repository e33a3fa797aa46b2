import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from '../../../server/files/pictures.ts'
import { MOST_ZOOM, movedCrop, wholeCrop, zoomedCrop, zoomOf } from './crop.rules.ts'

const shapes = fc.record({
  width: fc.integer({ min: 1, max: 9_000 }),
  height: fc.integer({ min: 1, max: 9_000 }),
})
const acts = fc.array(
  fc.oneof(
    fc.record({
      across: fc.double({ min: -5, max: 5, noNaN: true }),
      down: fc.double({ min: -5, max: 5, noNaN: true }),
    }),
    fc.record({ zoom: fc.double({ min: -2, max: 9, noNaN: true }) }),
  ),
)

test('however it is moved and zoomed, the part lies within the picture', () => {
  fc.assert(
    fc.property(shapes, acts, (shape, done) => {
      let crop = wholeCrop(shape)
      for (const act of done)
        crop =
          'zoom' in act ? zoomedCrop(shape, crop, act.zoom) : movedCrop(shape, crop, act.across, act.down)
      const ratio = shape.height / shape.width
      const little = 1e-9 * Math.max(1, ratio)
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
      expect(crop.left + crop.size).toBeLessThanOrEqual(1 + little)
      expect(crop.top + crop.size).toBeLessThanOrEqual(ratio + little)
      expect(zoomOf(shape, crop.size)).toBeLessThanOrEqual(MOST_ZOOM + 1e-6)
      const part = partOf(shape, crop)
      expect(part.left + part.width).toBeLessThanOrEqual(shape.width)
      expect(part.top + part.height).toBeLessThanOrEqual(shape.height)
      expect(Math.min(part.left, part.top, part.width - 1)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('it begins with the largest square in the middle, which moves only along the longer side', () => {
  const wide = { width: 900, height: 300 }
  expect(partOf(wide, wholeCrop(wide))).toEqual({ left: 300, top: 0, width: 300, height: 300 })
  expect(partOf(wide, movedCrop(wide, wholeCrop(wide), 1, 1))).toEqual({
    left: 600,
    top: 0,
    width: 300,
    height: 300,
  })
})

test('zooming keeps the middle', () => {
  const square = { width: 400, height: 400 }
  expect(zoomedCrop(square, wholeCrop(square), 2)).toEqual({ left: 0.25, top: 0.25, size: 0.5 })
})
