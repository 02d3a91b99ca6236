import { useRef, useState } from 'react'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { type UploadOptions, UploadRefused } from '../../shared/hooks/upload.ts'

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

export interface Uploads {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (upload: Upload) => void
  forget: (id: number) => void
}

/** So many files are on their way at once; the others wait. */
const lanes = 2

interface Sending {
  /** Sends a file, and makes of it what it is for. */
  send: (file: File, options: UploadOptions) => Promise<void>
  /** The sentence that refuses a file before it is sent, or null. */
  refusalOf: (file: File) => string | null
  /** What is said where nobody else has a sentence for it. */
  failed: string
}

/** Files on their way. Each leaves the list when what it is for is there. */
export function useUploads({ send: deliver, refusalOf, failed }: Sending): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const busy = useRef(0)
  const count = useRef(0)
  const latest = useRef(deliver)
  latest.current = deliver

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const forget = (id: number) => setUploads((list) => list.filter((each) => each.id !== id))

  const send = async ({ id, file }: Upload) => {
    try {
      await latest.current(file, { onProgress: (progress) => change(id, { progress }) })
      forget(id)
    } catch (error) {
      const hasSentence = codeOf(error) !== null || error instanceof UploadRefused
      change(id, { failure: hasSentence ? messageOf(error) : failed, mayRetry: true })
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
        return { id: count.current, file, progress: 0, failure: refusalOf(file), mayRetry: false }
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
