import { useEffect, useState } from 'react'
import { refusalOf } from '../../shared/file-rules.ts'
import { type Cost, costOf } from './credits.ts'
import { useRecorder } from './recorder.ts'
import { useWarning } from './warning.ts'

export interface Attachment {
  file: File | null
  /** Null until it is reckoned. */
  cost: Cost | null
  /** Why the last file was not taken; stays until another is offered. */
  refusal: string | null
  /** Goes away by itself. */
  warning: string | null
  isRecording: boolean
  /** Whole seconds of the recording. */
  seconds: number
  offer: (file: File | undefined) => void
  /** False, with a warning, while a voice note is recorded. */
  mayChoose: () => boolean
  clear: () => void
  record: () => void
  stopRecording: () => void
}

/** One file beside the text: picked, dropped, pasted, or spoken. Never one while another is being made. */
export function useAttachment(): Attachment {
  const [file, setFile] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [warning, warn] = useWarning()
  const cost = useCost(file)
  const recorder = useRecorder({
    onFile: setFile,
    onDenied: () => warn('Microphone access denied or not available.'),
  })

  const mayChoose = () => {
    if (recorder.isRecording) warn('Please stop recording before attaching a file.')
    return !recorder.isRecording
  }
  return {
    file,
    cost,
    refusal,
    warning,
    isRecording: recorder.isRecording,
    seconds: recorder.seconds,
    mayChoose,
    offer(offered) {
      if (!mayChoose()) return
      const reason = refusalOf(offered)
      setRefusal(reason)
      if (!reason && offered) setFile(offered)
    },
    clear() {
      setFile(null)
      setRefusal(null)
    },
    record() {
      if (file) return warn('Please cancel the selected file before recording.')
      setRefusal(null)
      void recorder.start()
    },
    stopRecording: recorder.stop,
  }
}

function useCost(file: File | null): Cost | null {
  const [cost, setCost] = useState<Cost | null>(null)
  useEffect(() => {
    setCost(null)
    if (!file) return
    let isCurrent = true
    costOf(file).then(
      (reckoned) => isCurrent && setCost(reckoned),
      // A file that cannot be read here is refused by the server, in words.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return cost
}
