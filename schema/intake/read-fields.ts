import type { PageRegion, ReadField } from '../../server/intake/documents/reading-fields.ts'
import { builder } from '../builder.ts'

export const PageRegionObject = builder.objectRef<PageRegion>('Place').implement({
  description: 'A page region: the page number from 1, and fractions of the page from its top left corner.',
  fields: (t) => ({
    page: t.exposeInt('page'),
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
})

export const FieldSourceEnum = builder.enumType('FieldSource', {
  values: {
    E_INVOICE: { value: 'e-invoice', description: 'The value is exactly that of the e-invoice.' },
    CODE: { value: 'code', description: 'The value was in a QR code.' },
  } as const,
})

export const ReadFieldObject = builder.objectRef<ReadField>('ReadField').implement({
  description: 'A field as it was read or as a user corrected it.',
  fields: (t) => ({
    value: t.exposeString('value', { nullable: true, description: 'Null if the value is uncertain.' }),
    confidence: t.exposeFloat('confidence', { description: 'The confidence, from 0 to 1.' }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'The detail to check, as a sentence.' }),
    place: t.expose('place', { type: PageRegionObject, nullable: true }),
    source: t.expose('source', {
      type: FieldSourceEnum,
      nullable: true,
      description: 'Null for a value that was read from the page or entered by a user.',
    }),
    candidates: t.exposeStringList('candidates', { description: 'The value and its alternatives, best first.' }),
  }),
})
