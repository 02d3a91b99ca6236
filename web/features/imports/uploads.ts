import { useApolloClient } from '@apollo/client/react'
import { type Uploads, useUploads } from '../../app/uploads/uploads.ts'
import { CreateImportUploadUrlDocument, type ImportFactsFragment, StartImportDocument } from '../../generated.ts'
import { putFile, UploadRefused } from '../../shared/hooks/upload.ts'
import { noteImport } from './import-cache.ts'

/** An archive has its files with it. */
const [mostBytes, mostOfArchive] = [100 * 1024 * 1024, 2_000_000_000]

/**
 * Files on their way to being read.
 * @param onStarted hears of each import that has begun
 */
export function useImportUploads(onStarted: (started: ImportFactsFragment) => void): Uploads {
  const client = useApolloClient()
  return useUploads({
    failed: 'The file did not arrive.',
    refusalOf: (file) => {
      if (file.size === 0) return 'This file is empty.'
      if (/\.zip$/i.test(file.name)) return file.size > mostOfArchive ? 'File is too large. Max size: 2 GB.' : null
      return file.size > mostBytes ? 'File is too large. Max size: 100 MB.' : null
    },
    async send(file, options) {
      const asked = await client.mutate({
        mutation: CreateImportUploadUrlDocument,
        variables: { fileName: file.name, size: file.size },
      })
      if (!asked.data) throw new UploadRefused('The upload did not start.')
      const { uploadUrl, storagePath } = asked.data.createImportUploadUrl
      await putFile(uploadUrl, file, 'application/octet-stream', options)
      const { data } = await client.mutate({ mutation: StartImportDocument, variables: { storagePath } })
      if (!data) return
      noteImport(client.cache, data.startImport)
      onStarted(data.startImport)
    },
  })
}
