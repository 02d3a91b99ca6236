import { fileURLToPath } from 'node:url'
import { GlobalFonts } from '@napi-rs/canvas'

let loaded = false
let families: string | undefined

/**
 * PDFs may omit the standard fonts. A machine without fonts would draw no text, so the web app's font replaces them.
 */
export function loadFonts() {
  if (loaded) return
  loaded = true
  const known = new Set(GlobalFonts.families.map(({ family }) => family))
  const path = fontPath('latin')
  for (const family of ['Helvetica', 'Arial', 'Times', 'Times New Roman', 'Courier', 'Courier New', 'sans-serif']) {
    if (!known.has(family)) GlobalFonts.registerFromPath(path, family)
  }
}

/** Returns the CSS families of the web app's font, whose files contain one script each. */
export function textFonts(): string {
  if (families) return families
  const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic']
  for (const script of scripts) GlobalFonts.registerFromPath(fontPath(script), `Inter ${script}`)
  families = `${scripts.map((script) => `"Inter ${script}"`).join(', ')}, sans-serif`
  return families
}

function fontPath(script: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`))
}
