import { useEffect, useRef, useState } from 'react'

interface Recorder {
  isRecording: boolean
  seconds: number
  stream: MediaStream | null
  start: () => Promise<void>
  /** Stops the recording. `onFile` receives the file. */
  stop: () => void
}

interface RecorderOptions {
  onFile: (file: File) => void
  onDenied: () => void
  onFull: () => void
}

/** In bytes, half a megabyte below the upload limit. A minute of speech is about a quarter of a megabyte. */
const maxBytes = 9.5 * 1024 * 1024
const bitsPerSecond = 32_000
/** Interval at which the recorder delivers data, in milliseconds. */
const sliceLength = 1000

/** Records a voice note from the microphone as a webm file, named after its start time. */
export function useRecorder({ onFile, onDenied, onFull }: RecorderOptions): Recorder {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder | null>(null)
  const isAsking = useRef(false)
  const isGone = useRef(false)
  const isRecording = stream !== null

  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isRecording])

  // Closing the window releases the microphone and discards the recording.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      recorder.current?.stop()
    }
  }, [])

  const record = (mediaStream: MediaStream) => {
    const begun = new Date()
    const chunks: Blob[] = []
    const { mimeType, ending } = formatOf()
    const next = new MediaRecorder(mediaStream, { mimeType, audioBitsPerSecond: bitsPerSecond })
    next.ondataavailable = ({ data }) => {
      chunks.push(data)
      if (next.state === 'inactive' || chunks.reduce((sum, { size }) => sum + size, 0) < maxBytes) return
      next.stop()
      onFull()
    }
    next.onstop = () => {
      release(mediaStream)
      recorder.current = null
      if (isGone.current) return
      setStream(null)
      onFile(new File(chunks, nameOf(begun, ending), { type: mimeType }))
    }
    recorder.current = next
    next.start(sliceLength)
    setSeconds(0)
    setStream(mediaStream)
  }
  const start = async () => {
    // A second request would start another recording.
    if (isAsking.current || recorder.current) return
    isAsking.current = true
    try {
      const mediaStream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (isGone.current) release(mediaStream)
      else record(mediaStream)
    } catch {
      onDenied()
    } finally {
      isAsking.current = false
    }
  }

  return { isRecording, seconds, stream, start, stop: () => recorder.current?.stop() }
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

function formatOf() {
  return MediaRecorder.isTypeSupported('audio/webm')
    ? { mimeType: 'audio/webm', ending: 'webm' }
    : { mimeType: 'audio/mp4', ending: 'm4a' }
}

/** Returns voice-2026-11-18T17-42-05.webm. */
function nameOf(begun: Date, ending: string): string {
  return `voice-${begun.toISOString().slice(0, 19).replaceAll(':', '-')}.${ending}`
}
