let interaction: Promise<void> | undefined

/** Resolves at the first movement, press or key of the user. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise<void>((resolve) => {
    const options = { capture: true, passive: true }
    const end = () => {
      removeEventListener('pointermove', endIfMoved, options)
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, end, options)
      resolve()
    }
    // Browsers also report a pointer that rests where the page appears.
    const endIfMoved = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) end()
    }
    addEventListener('pointermove', endIfMoved, options)
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, end, options)
  })
  return interaction
}
