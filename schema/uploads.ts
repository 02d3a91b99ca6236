import { createUploadUrl, type UploadUrl } from '../server/intake/uploads/uploads.ts'
import { builder } from './builder.ts'

export const UploadUrlObject = builder.objectRef<UploadUrl>('UploadUrl').implement({
  fields: (t) => ({
    uploadUrl: t.exposeString('uploadUrl', { description: 'PUT the file there, once, with its content type.' }),
    storagePath: t.exposeString('storagePath', { description: 'What to name the file by afterwards.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

const UploadInput = builder.inputType('UploadInput', {
  fields: (t) => ({
    fileName: t.string(),
    contentType: t.string(),
    size: t.int({ description: 'Bytes of the file: neither fewer nor more are taken.' }),
    isSizeLimit: t.boolean({
      required: false,
      defaultValue: false,
      description: 'For senders that do not know the size yet: size is the most that the file may have.',
    }),
  }),
})

builder.mutationField('createUploadUrl', (t) =>
  t.field({
    type: UploadUrlObject,
    rule: 'transactions:write',
    description:
      'Where to send a file of at most 10 MB: a picture, a PDF, the file of a bank, a budget list or a voice note.',
    args: { input: t.arg({ type: UploadInput }) },
    resolve: (_, { input }, { tenant, parts }) => createUploadUrl(tenant, parts, input),
  }),
)
