import { Box, type BoxProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface DropZoneProps extends Omit<BoxProps, 'children' | 'onDrop'> {
  onFiles: (files: File[]) => void
  /** For the file picker only. The caller must check files that are dropped or pasted. */
  accept: string
  isMultiple?: boolean
  isDisabled?: boolean
  takesPaste?: boolean
  /** `open` shows the file picker and `takePhoto` the camera of a phone. */
  children: (zone: { open: () => void; takePhoto: () => void; isOver: boolean }) => ReactNode
}

export function DropZone(props: DropZoneProps) {
  const { onFiles, accept, isMultiple = false, isDisabled = false, takesPaste = false, children, ...rest } = props
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !isDisabled) onFiles(isMultiple ? files : files.slice(0, 1))
  }
  usePastedFiles(takesPaste && !isDisabled, take)

  const pick = (input: HTMLInputElement) => {
    take(input.files)
    // Without a reset, the same file could not be selected again.
    input.value = ''
  }

  return (
    <Box
      position="relative"
      onDragOver={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
          setOver(false)
      }}
      onDrop={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      {...rest}
    >
      {children({ open: () => picker.current?.click(), takePhoto: () => camera.current?.click(), isOver })}
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        aria-label={t`Choose files`}
        onChange={(event) => pick(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t`Take a photo`}
        onChange={(event) => pick(event.target)}
      />
    </Box>
  )
}

function usePastedFiles(isOn: boolean, take: (files: FileList | null | undefined) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return
      event.preventDefault()
      latest.current(event.clipboardData.files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [isOn])
}
