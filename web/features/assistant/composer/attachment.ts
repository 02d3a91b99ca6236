import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useState } from 'react'
import { checkFile } from '../../../shared/format/file-validation.ts'
import { useAssistantFacts } from '../assistant-facts.ts'
import { type Cost, costOf } from './credits.ts'
import { useDraft } from './draft.ts'
import { useRecorder } from './recorder.ts'

export interface Attached {
  file: File
  cost: Cost | null
}

export interface Attachment {
  /** Each file is sent in its own message. */
  attached: readonly Attached[]
  /** Error messages, one per rejected file, shown until other files are offered. */
  errors: readonly string[]
  /** Disappears after a delay. */
  warning: string | null
  isRecording: boolean
  seconds: number
  stream: MediaStream | null
  addFiles: (files: readonly File[]) => void
  /** Returns false and shows a warning during a recording. */
  mayChoose: () => boolean
  remove: (file: File) => void
  clear: () => void
  record: () => void
  stopRecording: () => void
}

/** Larger numbers of files belong in an import. */
const maxFiles = 20

/** Manages files that are picked, dropped, pasted or recorded. Files cannot be added during a recording. */
export function useAttachment(): Attachment {
  const [files, setFiles] = useDraft('files')
  const costs = useCosts(files)
  const [errors, setErrors] = useState<readonly string[]>([])
  const [warning, warn] = useWarning()
  const add = (more: readonly File[]) => setFiles((list) => [...list, ...more])
  const recorder = useRecorder({
    onFile: (file) => add([file]),
    onDenied: () => warn(t`Microphone access denied or not available.`),
    onFull: () => setErrors([t`The recording stopped at 10 MB. Send it, then start another.`]),
  })

  const mayChoose = () => {
    if (recorder.isRecording) warn(t`Please stop recording before attaching a file.`)
    return !recorder.isRecording
  }
  return {
    attached: files.map((file) => ({ file, cost: costs.get(file) ?? null })),
    errors,
    warning,
    isRecording: recorder.isRecording,
    seconds: recorder.seconds,
    stream: recorder.stream,
    mayChoose,
    addFiles(chosen) {
      if (!mayChoose()) return
      const judged = (chosen.length > 0 ? chosen : [undefined]).map((file) => ({ file, refusal: checkFile(file) }))
      const fresh = judged.flatMap(({ file, refusal }) =>
        file && !refusal && !files.some((each) => isSame(each, file)) ? [file] : [],
      )
      const room = maxFiles - files.length
      const tooMany =
        fresh.length > room ? [t`You can send up to ${maxFiles} files at once. The rest weren't attached.`] : []
      setErrors([...judged.flatMap(({ refusal }) => refusal ?? []), ...tooMany])
      add(fresh.slice(0, room))
    },
    remove: (file) => setFiles((list) => list.filter((each) => each !== file)),
    clear() {
      setFiles([])
      setErrors([])
    },
    record() {
      if (files.length > 0) return warn(t`Please cancel the selected file before recording.`)
      setErrors([])
      void recorder.start()
    },
    stopRecording: recorder.stop,
  }
}

function useCosts(files: readonly File[]): ReadonlyMap<File, Cost> {
  const { transcribes } = useAssistantFacts()
  const [costs, setCosts] = useState<ReadonlyMap<File, Cost>>(new Map())
  useEffect(() => {
    let isCurrent = true
    for (const file of files) {
      costOf(file, { transcribes }).then(
        (cost) => isCurrent && setCosts((known) => new Map(known).set(file, cost)),
        // The server rejects unreadable files with a message.
        () => undefined,
      )
    }
    return () => {
      isCurrent = false
    }
  }, [files, transcribes])
  return costs
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

/** In milliseconds. */
const staysFor = 3000

function useWarning(): [warning: string | null, warn: (text: string) => void] {
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), staysFor)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice?.text ?? null, useCallback((text: string) => setNotice({ text }), [])]
}
