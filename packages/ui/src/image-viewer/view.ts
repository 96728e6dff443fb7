/** How a picture is looked at: enlarged, turned, pushed aside. */
export interface View {
  /** 1 fits the picture into its place. */
  zoom: number
  /** Degrees to the right. */
  turn: number
  /** Px from the middle. */
  x: number
  y: number
}

export const plainView: View = { zoom: 1, turn: 0, x: 0, y: 0 }
export const zoomStep = 1.5

const least = 0.5
const most = 8

interface Point {
  x: number
  y: number
}

/** Zooms by a factor and keeps what lies under the point, counted from the middle, under it. */
export function zoomed(view: View, factor: number, at: Point = { x: 0, y: 0 }): View {
  const zoom = Math.min(most, Math.max(least, view.zoom * factor))
  if (zoom <= 1) return { ...view, zoom, x: 0, y: 0 }
  const real = zoom / view.zoom
  return { ...view, zoom, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }
}

/** Only an enlarged picture can be pushed, and never wholly out of sight. */
export function moved(view: View, by: Point, place: { width: number; height: number }): View {
  if (view.zoom <= 1) return view
  const hold = (value: number, side: number) => {
    const limit = (side * view.zoom) / 2
    return Math.min(limit, Math.max(-limit, value))
  }
  return { ...view, x: hold(view.x + by.x, place.width), y: hold(view.y + by.y, place.height) }
}

export const turned = (view: View): View => ({ ...view, turn: view.turn + 90, x: 0, y: 0 })

export const canEnlarge = ({ zoom }: View): boolean => zoom < most
export const canReduce = ({ zoom }: View): boolean => zoom > least
