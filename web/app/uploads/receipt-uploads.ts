import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { CreateReceiptDocument, type ReceiptCardFragment } from '../../generated.ts'
import { checkFile, receiptTypes } from '../../shared/format/file-validation.ts'
import { uploadFile } from '../../shared/hooks/upload.ts'
import { upsertReceipts } from '../records/receipt-cache.ts'
import { type Uploads, useUploads } from './uploads.ts'

/**
 * Uploads files as receipts. Each upload leaves the list when its receipt exists.
 * @param onReceipt called with each new receipt
 */
export function useReceiptUploads(onReceipt?: (receipt: ReceiptCardFragment) => void): Uploads {
  const client = useApolloClient()
  return useUploads({
    failed: t`Failed to upload receipt.`,
    checkFile: (file) => checkFile(file, receiptTypes),
    async send(file, options) {
      const input = await uploadFile(client, file, options)
      const { data } = await client.mutate({ mutation: CreateReceiptDocument, variables: { input } })
      if (!data) return
      upsertReceipts(client.cache, [data.createReceipt])
      onReceipt?.(data.createReceipt)
    },
  })
}
