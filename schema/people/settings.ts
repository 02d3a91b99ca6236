import { updateCountry } from '../../server/people/users/country.ts'
import { builder } from '../builder.ts'
import { MeObject } from './users.ts'

builder.mutationField('updateCountry', (t) =>
  t.field({
    type: MeObject,
    rule: 'account',
    description:
      'Sets your country. The personal organization takes the country’s currency while nothing is recorded there.',
    args: { countryId: t.arg.id() },
    resolve: (_, { countryId }, { user }) => updateCountry(user, countryId),
  }),
)
