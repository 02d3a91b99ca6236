/** The names of the palette's colours, in its order: 1 to 8. */
export const colorNames = ['Ultramarine', 'Amber', 'Teal', 'Rose', 'Olive', 'Sky', 'Plum', 'Slate'] as const

/** How a category looks and what it is called, as it stands in a form. */
export interface CategoryLook {
  name: string
  icon: string
  color: number
}
