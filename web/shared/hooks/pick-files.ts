interface FilePicker {
  /** The types of files, as in the `accept` attribute. */
  accept: string
  /** Opens the camera of a phone. */
  isPhoto?: boolean
}

/** Shows the file picker. Call it in the event handler of a user action, because browsers require one. */
export function pickFiles({ accept, isPhoto = false }: FilePicker, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  input.multiple = !isPhoto
  if (isPhoto) input.setAttribute('capture', 'environment')
  input.onchange = () => {
    const files = [...(input.files ?? [])]
    input.remove()
    if (files.length > 0) onFiles(files)
  }
  input.oncancel = () => input.remove()
  // Safari reports no files of an input outside of the document.
  document.body.append(input)
  input.click()
}
