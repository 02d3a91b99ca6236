import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

let loaded = false

/**
 * PDFs may omit the standard fonts. A machine without fonts would draw no text, so the web app's font replaces them.
 */
export function loadFonts() {
  if (loaded) return
  loaded = true
  const known = new Set(GlobalFonts.families.map(({ family }) => family))
  const path = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))
  for (const family of ['Helvetica', 'Arial', 'Times', 'Times New Roman', 'Courier', 'Courier New', 'sans-serif']) {
    if (!known.has(family)) GlobalFonts.registerFromPath(path, family)
  }
}
