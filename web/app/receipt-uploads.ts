import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { CreateReceiptDocument, type ReceiptCardFragment } from '../generated.ts'
import { codeOf, messageOf } from '../shared/errors.ts'
import { receiptTypes, refusalOf } from '../shared/file-rules.ts'
import { UploadRefused, uploadFile } from '../shared/upload.ts'
import { upsertReceipts } from './ledger/patch-receipts.ts'

export interface Upload {
  id: number
  file: File
  /** 0 to 1. */
  progress: number
  /** Why it did not work; null while it is on its way. */
  failure: string | null
  /** A file of the wrong kind stays one. */
  mayRetry: boolean
}

interface Uploads {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (upload: Upload) => void
  forget: (id: number) => void
}

/** So many files are on their way at once; the others wait. */
const lanes = 2

/**
 * Files on their way to becoming receipts. Each leaves the list when its receipt is there.
 * @param onReceipt hears of each
 */
export function useReceiptUploads(onReceipt?: (receipt: ReceiptCardFragment) => void): Uploads {
  const client = useApolloClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const busy = useRef(0)
  const count = useRef(0)
  const heard = useRef(onReceipt)
  heard.current = onReceipt

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const forget = (id: number) => setUploads((list) => list.filter((each) => each.id !== id))

  const send = async ({ id, file }: Upload) => {
    try {
      const input = await uploadFile(client, file, { onProgress: (progress) => change(id, { progress }) })
      const { data } = await client.mutate({ mutation: CreateReceiptDocument, variables: { input } })
      if (data) {
        upsertReceipts(client.cache, [data.createReceipt])
        heard.current?.(data.createReceipt)
      }
      forget(id)
    } catch (error) {
      const hasSentence = codeOf(error) !== null || error instanceof UploadRefused
      change(id, { failure: hasSentence ? messageOf(error) : 'Failed to upload receipt.', mayRetry: true })
    }
  }
  const next = () => {
    if (busy.current >= lanes) return
    const upload = waiting.current.shift()
    if (!upload) return
    busy.current += 1
    void send(upload).finally(() => {
      busy.current -= 1
      next()
    })
    next()
  }

  return {
    uploads,
    forget,
    add(files) {
      const added = files.map((file): Upload => {
        count.current += 1
        return { id: count.current, file, progress: 0, failure: refusalOf(file, receiptTypes), mayRetry: false }
      })
      setUploads((list) => [...list, ...added])
      waiting.current.push(...added.filter(({ failure }) => failure === null))
      next()
    },
    retry(upload) {
      change(upload.id, { failure: null, progress: 0 })
      waiting.current.push(upload)
      next()
    },
  }
}
