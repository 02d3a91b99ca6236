import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Opens things that need each other, in a folder of their own. What was opened is closed last first: by `close`, and also
 * when one of them does not open.
 * @param open is given the folder, and what to call with how to close each thing once it is open
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
