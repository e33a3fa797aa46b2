/** A square part of a picture, as fractions of its width. */
export interface Crop {
  left: number
  top: number
  size: number
}

/** How much closer than the whole picture one may look. */
export const MOST_ZOOM = 4

interface Shape {
  width: number
  height: number
}

/** The largest square there is, in the middle. */
export const wholeCrop = (shape: Shape): Crop =>
  cropAround(shape, { across: 0.5, down: shape.height / shape.width / 2 }, 1)

/**
 * The square around a point, so large that `zoom` of it would fill the shorter side, and moved to lie within the picture.
 * @param point as fractions of the width
 */
function cropAround(
  { width, height }: Shape,
  { across, down }: { across: number; down: number },
  zoom: number,
): Crop {
  const ratio = height / width
  const size = Math.min(1, ratio) / Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return { size, left: within(across - size / 2, 1 - size), top: within(down - size / 2, ratio - size) }
}

/** The part after it was moved by fractions of its own side. */
export const movedCrop = (shape: Shape, { left, top, size }: Crop, across: number, down: number): Crop =>
  cropAround(
    shape,
    { across: left + size / 2 + across * size, down: top + size / 2 + down * size },
    zoomOf(shape, size),
  )

/** The part that shows the same middle from closer or further away. */
export const zoomedCrop = (shape: Shape, { left, top, size }: Crop, zoom: number): Crop =>
  cropAround(shape, { across: left + size / 2, down: top + size / 2 }, zoom)

export const zoomOf = ({ width, height }: Shape, size: number): number => Math.min(1, height / width) / size
