import { useEffect, useRef, useState } from 'react'

interface Recorder {
  isRecording: boolean
  /** Whole seconds since it began. */
  seconds: number
  start: () => Promise<void>
  /** Ends the recording; its file is heard of by `onFile`. */
  stop: () => void
}

interface RecorderOptions {
  onFile: (file: File) => void
  onDenied: () => void
}

/** Records a voice note from the microphone: a webm file, named by the moment it began. */
export function useRecorder({ onFile, onDenied }: RecorderOptions): Recorder {
  const [isRecording, setRecording] = useState(false)
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)
  const isGone = useRef(false)

  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isRecording])

  // A window that closes lets go of the microphone and keeps nothing.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      recorder.current?.stop()
    }
  }, [])

  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const begun = new Date()
      const parts: Blob[] = []
      const next = new MediaRecorder(stream, { mimeType: 'audio/webm' })
      next.ondataavailable = ({ data }) => parts.push(data)
      next.onstop = () => {
        for (const track of stream.getTracks()) track.stop()
        recorder.current = null
        if (isGone.current) return
        setRecording(false)
        onFile(new File(parts, nameOf(begun), { type: 'audio/webm' }))
      }
      recorder.current = next
      next.start()
      setSeconds(0)
      setRecording(true)
    } catch {
      onDenied()
    }
  }

  return { isRecording, seconds, start, stop: () => recorder.current?.stop() }
}

/** voice-2026-11-18T17-42-05.webm */
function nameOf(begun: Date): string {
  return `voice-${begun.toISOString().slice(0, 19).replaceAll(':', '-')}.webm`
}
