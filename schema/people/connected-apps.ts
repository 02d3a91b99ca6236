import { type ConnectedApp, disconnectApp, listConnectedApps } from '../../server/people/apps/connected-apps.ts'
import { builder } from '../builder.ts'
import { ApiScopeEnum } from './api-tokens.ts'

const AppOrganizationObject = builder
  .objectRef<NonNullable<ConnectedApp['organization']>>('AppOrganization')
  .implement({
    description: 'The only organization in which a connected app works.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  })

const ConnectedAppObject = builder.objectRef<ConnectedApp>('ConnectedApp').implement({
  description: 'An app that uses Purser for you.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'The name that the app has chosen.' }),
    host: t.exposeString('host', {
      nullable: true,
      description: 'The website of the app. Null if the app has no proof of it.',
    }),
    scopes: t.expose('scopes', { type: [ApiScopeEnum] }),
    organization: t.expose('organization', {
      type: AppOrganizationObject,
      nullable: true,
      description: 'Null if the app works in all your organizations.',
    }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'To the hour.' }),
  }),
})

builder.queryField('connectedApps', (t) =>
  t.field({
    type: [ConnectedAppObject],
    rule: 'account',
    description: 'The apps that use Purser for you, the newest first.',
    resolve: (_, __, { db }) => listConnectedApps(db),
  }),
)

builder.mutationField('disconnectApp', (t) =>
  t.field({
    type: [ConnectedAppObject],
    rule: 'account',
    description: 'Ends the access of an app. Returns the apps that are left.',
    args: { id: t.arg.id() },
    async resolve(_, { id }, { db }) {
      await disconnectApp(db, id)
      return listConnectedApps(db)
    },
  }),
)
