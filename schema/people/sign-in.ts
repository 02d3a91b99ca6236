import {
  cancelEmailChange,
  changePassword,
  endAllSessions,
  endListedSession,
  removeSignIn,
  requestEmailChange,
} from '../../server/people/identity/change-settings.ts'
import { findMovableProfile, type MovableProfile, moveProfile } from '../../server/people/identity/move-profile.ts'
import { builder } from '../builder.ts'
import { accountAfter, SignInAccountObject } from './sign-in-account.ts'
import { MeObject } from './users.ts'

const password = 'The current password. Without a password, a login in the last 10 minutes is required.'

builder.mutationField('changePassword', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    description: 'Sets the password and logs out your other devices.',
    args: { current: t.arg.string({ required: false, description: password }), password: t.arg.string() },
    resolve: (_, { current, password }, context) => accountAfter(changePassword(context, current, password), context),
  }),
)

builder.mutationField('requestEmailChange', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    description: 'Sends a link to your current and to the new address. The address changes after both were opened.',
    args: { email: t.arg.string(), password: t.arg.string({ required: false, description: password }) },
    resolve: (_, { email, password }, context) => accountAfter(requestEmailChange(context, email, password), context),
  }),
)

builder.mutationField('cancelEmailChange', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    resolve: (_, __, context) => accountAfter(cancelEmailChange(context), context),
  }),
)

builder.mutationField('endSession', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    description: 'Logs one device out.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, context) => accountAfter(endListedSession(context, id), context),
  }),
)

builder.mutationField('endAllSessions', (t) =>
  t.field({
    type: 'Boolean',
    rule: 'account',
    description: 'Logs all devices out, including this one.',
    async resolve(_, __, context) {
      await endAllSessions(context)
      return true
    },
  }),
)

builder.mutationField('unlinkProvider', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    description: 'Removes the link to another identity provider, unless it is your last way to log in.',
    args: { id: t.arg.id(), password: t.arg.string({ required: false, description: password }) },
    resolve: (_, { id, password }, context) => accountAfter(removeSignIn(context, 'provider', id, password), context),
  }),
)

const MovableProfileObject = builder.objectRef<MovableProfile>('MovableProfile').implement({
  description: 'Your profile from another identity provider, which proved the same email address.',
  fields: (t) => ({
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    organizations: t.exposeStringList('organizations'),
  }),
})

builder.queryField('movableProfile', (t) =>
  t.field({
    type: MovableProfileObject,
    nullable: true,
    rule: 'identity',
    description: 'Only before you have a profile.',
    resolve: (_, __, { db, signedIn }) => findMovableProfile(db, signedIn),
  }),
)

builder.mutationField('moveProfile', (t) =>
  t.field({
    type: MeObject,
    rule: 'identity',
    description: 'Continues with the profile from another identity provider, which no longer reaches it.',
    resolve: (_, __, { db, signedIn }) => moveProfile(db, signedIn),
  }),
)
