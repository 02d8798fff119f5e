/** Half of the tile that a star fills. */
export const HALF = 50
const round = (value: number) => Number(value.toFixed(2))
/** Points on a circle around the tile's middle, a turn being an eighth of half a circle. */
export const ring = (radius: number, turns: readonly number[]) =>
  turns.map((turn) => {
    const angle = (turn * Math.PI) / 8
    return `${round(HALF + radius * Math.cos(angle))},${round(HALF + radius * Math.sin(angle))}`
  })
/** Turns of a star's eight tips. */
export const evens = [0, 2, 4, 6, 8, 10, 12, 14]

// Two squares turned by 45°: tips at 50, valleys at cos 45° / cos 22.5° of it. Touching stars leave the crosses.
const VALLEY = Math.SQRT1_2 / Math.cos(Math.PI / 8)
/** Outline of the eight-fold star in a 100-unit tile. */
export const starPoints = (radius: number = HALF): string =>
  evens.flatMap((turn) => [...ring(radius, [turn]), ...ring(radius * VALLEY, [turn + 1])]).join(' ')

/** One eight-fold star, as a bullet or a seal. */
export const GirihStar = ({ size = 16 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <polygon points={starPoints()} fill="currentColor" />
  </svg>
)
