let interaction: Promise<void> | undefined

/** Resolves at the first movement, press or key of the user. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise<void>((resolve) => {
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true })
  })
  return interaction
}
