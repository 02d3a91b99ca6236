/**
 * Returns the colors of the parts of a share bar, where a color that follows itself is replaced with its darker shade.
 * In the dark theme, the shade is lighter. Both keep the contrast with the panel.
 */
export function distinctNeighbours(colors: readonly string[]): string[] {
  const distinct: string[] = []
  for (const color of colors) distinct.push(distinct.at(-1) === color ? shadeOf(color) : color)
  return distinct
}

const shadeOf = (color: string) => `color-mix(in oklab, {colors.${color}} 62%, {colors.fg})`
