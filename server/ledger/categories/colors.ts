import type { Field } from '../../platform/records/descriptor.ts'
import { choice } from '../../platform/records/fields.ts'

export const colorNames = ['Ultramarine', 'Amber', 'Teal', 'Rose', 'Olive', 'Sky', 'Plum', 'Slate'] as const

const colorNumbers = Object.fromEntries(colorNames.map((name, at) => [String(at + 1), name]))

export const color = (options: Partial<Field> = {}): Field => ({
  ...choice(colorNumbers, {
    label: 'Colour',
    phrase: 'colour',
    about: 'One of the eight colours, from 1.',
    ...options,
  }),
  type: 'whole',
})
