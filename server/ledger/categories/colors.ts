/** The names of the palette's colours, in its order: 1 to 8. */
export const colorNames = ['Ultramarine', 'Amber', 'Teal', 'Rose', 'Olive', 'Sky', 'Plum', 'Slate'] as const
