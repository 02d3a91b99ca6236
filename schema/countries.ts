import { type Country, listCountries } from '../server/people/countries/read.ts'
import { builder } from './builder.ts'

export const CountryObject = builder.objectRef<Country>('Country').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code', { description: 'ISO 3166-1, two letters.' }),
    name: t.exposeString('name'),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
    currencySymbol: t.exposeString('symbol'),
  }),
})

builder.queryField('countries', (t) =>
  t.field({ type: [CountryObject], rule: 'person', resolve: (_, __, { person }) => listCountries(person) }),
)
