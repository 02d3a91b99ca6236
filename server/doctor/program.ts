import { openReader } from '../adapters/reader.ts'
import type { Config } from '../config.ts'
import { isWebBuilt } from '../web-build.ts'
import { codeOf, type Finding, findingsOf } from './finding.ts'

/** The version that the packages include and the tests use. */
const testedVersion = 24

export async function checkNode(): Promise<Finding[]> {
  const { ok, warn } = findingsOf('node')
  const { node } = process.versions
  const text = `Node.js ${node} on ${process.platform} ${process.arch}.`
  if (Number(node.split('.')[0]) === testedVersion) return [ok(text)]
  return [warn(text, `Purser is tested with Node.js ${testedVersion}: run it through npm, or use its image.`)]
}

export async function checkWebBuild({ isProduction }: Config): Promise<Finding[]> {
  const { ok, fail } = findingsOf('web')
  if (await isWebBuilt()) return [ok('The web app is built.')]
  if (!isProduction) return [ok('The start builds the web app.')]
  return [fail('The web app is not built.', 'Run npm run build, with the development packages.')]
}

/** Starts the process that reads documents, which loads the native libraries and the models. */
export async function checkReader({ readerModels }: Config): Promise<Finding[]> {
  const { ok, warn, fail } = findingsOf('reader')
  const refusals: string[] = []
  const reader = openReader({
    modelsFolder: readerModels ?? null,
    onModelsRefused: (reason) => void refusals.push(reason),
  })
  try {
    await reader.warm()
    const [reason] = refusals
    if (reason) return [warn(`READER_MODELS is not used: ${reason}`, 'Correct the folder, or remove the setting.')]
    return [ok('The reader of receipts starts.')]
  } catch (error) {
    return [
      fail(
        `The reader of receipts does not start (${codeOf(error)}).`,
        'Run npm ci on this machine. The reader needs about 900 MB of memory, and glibc on Linux.',
      ),
    ]
  } finally {
    await reader.close()
  }
}
