import { removeSignIn, renamePasskey } from '../../server/people/identity/change-settings.ts'
import { finishPasskey, startPasskey } from '../../server/people/identity/passkeys.ts'
import { finishTotp, removeTotp, renewRecoveryCodes, startTotp } from '../../server/people/identity/second-factor.ts'
import {
  confirmIdentity,
  currentDevice,
  listCredentials,
  requireOwnAccount,
  type SignInAccount,
} from '../../server/people/identity/settings.ts'
import { builder } from '../builder.ts'
import { accountAfter, SignInAccountObject } from './sign-in-account.ts'

const password = 'The current password. Without a password, a login in the last 10 minutes is required.'

const PasskeyStartObject = builder.objectRef<{ ticket: string; options: string }>('PasskeyStart').implement({
  fields: (t) => ({
    ticket: t.exposeString('ticket'),
    options: t.exposeString('options', { description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn, as JSON.' }),
  }),
})

builder.mutationField('startPasskey', (t) =>
  t.field({
    type: PasskeyStartObject,
    rule: 'account',
    args: { password: t.arg.string({ required: false, description: password }) },
    async resolve(_, { password }, { db, signedIn, services }) {
      const account = await confirmIdentity(db, services, signedIn, password)
      const existing = (await listCredentials(db, account.id)).filter(({ kind }) => kind === 'passkey')
      const keys = existing.map(({ key }) => key)
      const { ticket, options } = await startPasskey(db, services, account, keys)
      return { ticket, options: JSON.stringify(options) }
    },
  }),
)

builder.mutationField('finishPasskey', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    description: 'Adds a passkey. The response is RegistrationResponseJSON of WebAuthn, as JSON.',
    args: { ticket: t.arg.string(), response: t.arg.string(), name: t.arg.string() },
    async resolve(_, { ticket, response, name }, context) {
      const { db, signedIn, services } = context
      const { id } = await requireOwnAccount(db, signedIn)
      const device = await currentDevice(db, id, signedIn)
      const added = finishPasskey(db, services, id, { ticket, response, name }, device)
      return accountAfter(added, context)
    },
  }),
)

builder.mutationField('renamePasskey', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    args: { id: t.arg.id(), name: t.arg.string() },
    resolve: (_, { id, name }, context) => accountAfter(renamePasskey(context, id, name), context),
  }),
)

builder.mutationField('removePasskey', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    args: { id: t.arg.id(), password: t.arg.string({ required: false, description: password }) },
    resolve: (_, { id, password }, context) => accountAfter(removeSignIn(context, 'passkey', id, password), context),
  }),
)

const TotpStartObject = builder.objectRef<{ ticket: string; secret: string; url: string }>('TotpStart').implement({
  fields: (t) => ({
    ticket: t.exposeString('ticket'),
    secret: t.exposeString('secret', { description: 'The key in base32, for apps that cannot scan the QR code.' }),
    url: t.exposeString('url', { description: 'The otpauth: address of the QR code.' }),
  }),
})

builder.mutationField('startTotp', (t) =>
  t.field({
    type: TotpStartObject,
    rule: 'account',
    args: { password: t.arg.string({ required: false, description: password }) },
    async resolve(_, { password }, { db, signedIn, services }) {
      return startTotp(db, services, await confirmIdentity(db, services, signedIn, password))
    },
  }),
)

const RecoveryCodesObject = builder.objectRef<{ codes: string[]; account: SignInAccount }>('RecoveryCodes').implement({
  description: 'Codes that each replace the authenticator app once. They are shown only here.',
  fields: (t) => ({
    codes: t.exposeStringList('codes'),
    account: t.expose('account', { type: SignInAccountObject }),
  }),
})

builder.mutationField('finishTotp', (t) =>
  t.field({
    type: RecoveryCodesObject,
    rule: 'account',
    description: 'Turns the authenticator app on after its first code.',
    args: { ticket: t.arg.string(), code: t.arg.string() },
    async resolve(_, { ticket, code }, context) {
      const { id } = await requireOwnAccount(context.db, context.signedIn)
      const codes = finishTotp(
        context.db,
        context.services,
        id,
        { ticket, code },
        await currentDevice(context.db, id, context.signedIn),
      )
      return { account: await accountAfter(codes, context), codes: await codes }
    },
  }),
)

builder.mutationField('removeTotp', (t) =>
  t.field({
    type: SignInAccountObject,
    rule: 'account',
    args: { password: t.arg.string({ required: false, description: password }) },
    async resolve(_, { password }, context) {
      const { db, signedIn, services } = context
      const { id } = await confirmIdentity(db, services, signedIn, password)
      return accountAfter(removeTotp(db, id, await currentDevice(db, id, signedIn)), context)
    },
  }),
)

builder.mutationField('renewRecoveryCodes', (t) =>
  t.field({
    type: RecoveryCodesObject,
    rule: 'account',
    description: 'Replaces all recovery codes.',
    args: { password: t.arg.string({ required: false, description: password }) },
    async resolve(_, { password }, context) {
      const { db, signedIn, services } = context
      const account = await confirmIdentity(db, services, signedIn, password)
      const codes = renewRecoveryCodes(db, services.signer, account.id, await currentDevice(db, account.id, signedIn))
      return { account: await accountAfter(codes, context), codes: await codes }
    },
  }),
)
