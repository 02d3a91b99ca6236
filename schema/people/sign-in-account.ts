import {
  findSignInAccount,
  type ListedCredential,
  type ListedSession,
  type SignInAccount,
} from '../../server/people/identity/settings.ts'
import type { Context } from '../../server/platform/requests/context.ts'
import { builder } from '../builder.ts'

const PasskeyObject = builder.objectRef<ListedCredential>('Passkey').implement({
  description: 'A passkey with which you log in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
})

const SignInSessionObject = builder.objectRef<ListedSession>('SignInSession').implement({
  description: 'A device on which you are logged in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device', { description: 'The browser and the system, such as “Firefox, Windows”.' }),
    address: t.exposeString('address', {
      description: 'The IPv4 address of the last use, or the first 64 bits of the IPv6 address.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    isCurrent: t.exposeBoolean('isCurrent'),
  }),
})

const SignInProviderObject = builder.objectRef<SignInAccount['providers'][number]>('SignInProvider').implement({
  description: 'Another identity provider with which you log in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
  }),
})

export const SignInAccountObject = builder.objectRef<SignInAccount>('SignInAccount').implement({
  description: 'The ways in which you log in.',
  fields: (t) => ({
    email: t.exposeString('email'),
    newEmail: t.exposeString('newEmail', {
      nullable: true,
      description: 'The address that replaces yours after the links of both addresses were opened.',
    }),
    hasPassword: t.exposeBoolean('hasPassword'),
    hasTotp: t.exposeBoolean('hasTotp', { description: 'True if an authenticator app is needed to log in.' }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft'),
    passkeys: t.expose('passkeys', { type: [PasskeyObject] }),
    sessions: t.expose('sessions', { type: [SignInSessionObject] }),
    providers: t.expose('providers', { type: [SignInProviderObject] }),
  }),
})

builder.queryField('signInAccount', (t) =>
  t.field({
    type: SignInAccountObject,
    nullable: true,
    rule: 'account',
    description: 'The ways in which you log in. Null if you log in with Firebase.',
    resolve: (_, __, { db, signedIn }) => findSignInAccount(db, signedIn),
  }),
)

/** Waits for a change and reads the account in the same transaction. */
export async function accountAfter(change: Promise<unknown>, { db, signedIn }: Context): Promise<SignInAccount> {
  await change
  const account = await findSignInAccount(db, signedIn)
  if (!account) throw new Error('The account has vanished.')
  return account
}
