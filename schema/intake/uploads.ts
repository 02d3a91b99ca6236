import { createUploadUrl, type UploadUrl } from '../../server/intake/uploads/uploads.ts'
import { builder } from '../builder.ts'

export const UploadUrlObject = builder.objectRef<UploadUrl>('UploadUrl').implement({
  fields: (t) => ({
    uploadUrl: t.exposeString('uploadUrl', {
      description: 'The address to which you PUT the file, once and with its content type.',
    }),
    storagePath: t.exposeString('storagePath', { description: 'The path that identifies the file in later calls.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

const UploadInput = builder.inputType('UploadInput', {
  fields: (t) => ({
    fileName: t.string(),
    contentType: t.string(),
    size: t.int({ description: 'The exact size of the file in bytes.' }),
    isSizeLimit: t.boolean({
      required: false,
      defaultValue: false,
      description: 'True treats `size` as the maximum, for clients that do not know the exact size yet.',
    }),
  }),
})

builder.mutationField('createUploadUrl', (t) =>
  t.field({
    type: UploadUrlObject,
    rule: 'documents:add',
    description:
      'Returns an upload address for a file of at most 10 MB: an image, a PDF, a bank statement, a budget list or a voice note.',
    args: { input: t.arg({ type: UploadInput }) },
    resolve: (_, { input }, { tenant, services }) => createUploadUrl(tenant, services, input),
  }),
)
