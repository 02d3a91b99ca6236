import { useEffect, useRef } from 'react'

type Receiver = (files: readonly File[]) => void

let waiting: readonly File[] = []
let receiver: Receiver | null = null

/** Passes files that were chosen on another screen to the receipts page, now or when it opens. */
export function handOverFiles(files: readonly File[]): void {
  if (receiver) receiver(files)
  else waiting = [...waiting, ...files]
}

export function useHandedOverFiles(onFiles: Receiver): void {
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const receive: Receiver = (files) => latest.current(files)
    receiver = receive
    const files = waiting
    waiting = []
    if (files.length > 0) receive(files)
    return () => {
      if (receiver === receive) receiver = null
    }
  }, [])
}
