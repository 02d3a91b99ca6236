import { type Country, listCountries } from '../../server/people/countries/read.ts'
import { builder } from '../builder.ts'

export const CountryObject = builder.objectRef<Country>('Country').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code', { description: 'The ISO 3166-1 alpha-2 code.' }),
    name: t.exposeString('name'),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code.' }),
    currencySymbol: t.exposeString('symbol'),
  }),
})

builder.queryField('countries', (t) =>
  t.field({ type: [CountryObject], rule: 'person', resolve: (_, __, { user }) => listCountries(user) }),
)
