import { msg } from '@lingui/core/runtime-macro'
import type { Field } from '../../platform/records/descriptor.ts'
import { choice } from '../../platform/records/fields.ts'

/** The names in category files, which are the same in all languages. */
export const colorNames = ['Ultramarine', 'Amber', 'Teal', 'Rose', 'Olive', 'Sky', 'Plum', 'Slate'] as const

const colorLabels = {
  1: msg`Ultramarine`,
  2: msg`Amber`,
  3: msg`Teal`,
  4: msg`Rose`,
  5: msg`Olive`,
  6: msg`Sky`,
  7: msg`Plum`,
  8: msg`Slate`,
}

export const color = (options: Partial<Field> = {}): Field => ({
  ...choice(colorLabels, {
    label: msg`Colour`,
    about: 'One of the eight colours, from 1.',
    ...options,
  }),
  type: 'whole',
})
