import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CreateDocumentDocument } from '../../../generated.ts'
import { codeOf, messageOf } from '../../../shared/format/errors.ts'
import { checkFile } from '../../../shared/format/file-validation.ts'
import { UploadRejectedError, uploadFile } from '../../../shared/hooks/upload.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

export const listTypes = ['.csv', 'application/pdf', 'image/*'] as const

export function useListImport(): { isSending: boolean; send: (file: File | undefined) => Promise<void> } {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)

  const send = async (file: File | undefined) => {
    const fileError = checkFile(file, listTypes)
    if (fileError || !file) return void showToast.error(fileError ?? t`No file selected.`)
    setSending(true)
    try {
      const { storagePath } = await uploadFile(client, file)
      const { data } = await client.mutate({ mutation: CreateDocumentDocument, variables: { storagePath } })
      if (data) await navigate(`/budgets/review/${data.createDocument.id}`)
    } catch (error) {
      const hasSentence = codeOf(error) !== null || error instanceof UploadRejectedError
      showToast.error(hasSentence ? messageOf(error) : t`Couldn't upload the list. Try again.`)
    } finally {
      setSending(false)
    }
  }
  return { isSending, send }
}
