import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Opens services that depend on each other, in a temporary folder. `close` closes them in reverse order, which also
 * happens if one of them fails to open.
 * @param open receives the folder, and a function that registers how to close each service
 */
export async function openTogether<T extends object>(
  name: string,
  open: (dataDir: string, closeBy: (close: () => Promise<unknown>) => void) => Promise<T>,
): Promise<T & { close(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `purser-${name}-`))
  const closers: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    return { ...(await open(dataDir, (closer) => closers.push(closer))), close }
  } catch (error) {
    await close()
    throw error
  }
}
