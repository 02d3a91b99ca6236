import { useRef, useState } from 'react'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { type UploadOptions, UploadRejectedError } from '../../shared/hooks/upload.ts'

export interface Upload {
  id: number
  file: File
  /** From 0 to 1. */
  progress: number
  failure: string | null
  mayRetry: boolean
}

export interface Uploads {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (upload: Upload) => void
  dismiss: (id: number) => void
}

const lanes = 2

interface Sending {
  send: (file: File, options: UploadOptions) => Promise<void>
  checkFile: (file: File) => string | null
  failed: string
}

export function useUploads({ send: deliver, checkFile, failed }: Sending): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<Upload[]>([])
  const busy = useRef(0)
  const count = useRef(0)
  const latest = useRef(deliver)
  latest.current = deliver

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const dismiss = (id: number) => setUploads((list) => list.filter((each) => each.id !== id))

  const send = async ({ id, file }: Upload) => {
    try {
      await latest.current(file, { onProgress: (progress) => change(id, { progress }) })
      dismiss(id)
    } catch (error) {
      const hasSentence = codeOf(error) !== null || error instanceof UploadRejectedError
      change(id, { failure: hasSentence ? messageOf(error) : failed, mayRetry: true })
    }
  }
  const next = () => {
    if (busy.current >= lanes) return
    const upload = queue.current.shift()
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
    dismiss,
    add(files) {
      const added = files.map((file): Upload => {
        count.current += 1
        return { id: count.current, file, progress: 0, failure: checkFile(file), mayRetry: false }
      })
      setUploads((list) => [...list, ...added])
      queue.current.push(...added.filter(({ failure }) => failure === null))
      next()
    },
    retry(upload) {
      change(upload.id, { failure: null, progress: 0 })
      queue.current.push(upload)
      next()
    },
  }
}
