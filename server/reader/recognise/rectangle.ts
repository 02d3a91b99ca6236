/** A rotated rectangle. `angle` is the direction of `width` in radians, clockwise on the screen. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

export interface Point {
  x: number
  y: number
}

export function smallestRectangle(points: Point[]): Rectangle {
  const hull = convexHull(points)
  let best: Rectangle | null = null
  for (const [index, point] of hull.entries()) {
    const next = hull[(index + 1) % hull.length] ?? point
    const rectangle = along(hull, Math.atan2(next.y - point.y, next.x - point.x))
    if (!best || rectangle.width * rectangle.height < best.width * best.height) best = rectangle
  }
  return levelled(best ?? along(points, 0))
}

/** In the order top left, top right, bottom right, bottom left. */
export function cornersOf({ x, y, width, height, angle }: Rectangle): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => ({
    x: x + (across * width * cos - down * height * sin) / 2,
    y: y + (across * width * sin + down * height * cos) / 2,
  }))
}

export function scaled(rectangle: Rectangle, scale: number, left = 0, top = 0): Rectangle {
  return {
    x: rectangle.x * scale + left,
    y: rectangle.y * scale + top,
    width: rectangle.width * scale,
    height: rectangle.height * scale,
    angle: rectangle.angle,
  }
}

function along(points: Point[], angle: number): Rectangle {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const across = x * cos + y * sin
    const down = y * cos - x * sin
    left = Math.min(left, across)
    right = Math.max(right, across)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const [across, down] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: across * cos - down * sin,
    y: across * sin + down * cos,
    width: right - left,
    height: bottom - top,
    angle,
  }
}

function levelled(rectangle: Rectangle): Rectangle {
  const quarter = Math.PI / 2
  const quarterTurns = Math.round(rectangle.angle / quarter)
  const angle = rectangle.angle - quarterTurns * quarter
  return quarterTurns % 2 === 0
    ? { ...rectangle, angle }
    : { ...rectangle, angle, width: rectangle.height, height: rectangle.width }
}

function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  return [...halfHull(sorted), ...halfHull(sorted.reverse())]
}

function halfHull(points: Point[]): Point[] {
  const half: Point[] = []
  for (const point of points) {
    while (half.length >= 2 && crossProduct(half.at(-2), half.at(-1), point) <= 0) half.pop()
    half.push(point)
  }
  half.pop()
  return half
}

function crossProduct(a: Point | undefined, b: Point | undefined, c: Point): number {
  return a && b ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 1
}
