import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { CreateReceiptDocument } from '../../generated.ts'
import { uploadFile } from '../../shared/hooks/upload.ts'
import { sentenceOf } from './step.ts'
import { sayInTour } from './tour-toast.ts'

/** Sends a file and has a receipt made of it. */
export function useUpload() {
  const client = useApolloClient()
  /** How much is there, 0 to 1; null while nothing is on its way. */
  const [share, setShare] = useState<number | null>(null)

  /** Answers why it did not work; null when it did. */
  const upload = async (file: File): Promise<string | null> => {
    setShare(0)
    try {
      const input = await uploadFile(client, file, { onProgress: setShare })
      await client.mutate({ mutation: CreateReceiptDocument, variables: { input } })
      sayInTour.success('Receipt uploaded!')
      return null
    } catch (failure) {
      const sentence = sentenceOf(failure) ?? 'Failed to upload receipt.'
      sayInTour.error(sentence)
      return sentence
    } finally {
      setShare(null)
    }
  }
  return { upload, share }
}
