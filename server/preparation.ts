import type { Config } from './config.ts'
import { type Infrastructure, type MeasureStep, startInfrastructure } from './infrastructure.ts'
import { buildWeb, isWebBuilt } from './web-build.ts'

export interface StartOptions {
  isDev: boolean
  writeLine(line: string): void
}

/** Infrastructure that starts while the modules of the server load. */
export interface Preparation {
  opening: Promise<Infrastructure>
  timed: MeasureStep
}

export function prepareStart(config: Config, { isDev, writeLine }: StartOptions): Preparation {
  const timed: MeasureStep = async (part, work) => {
    const begun = performance.now()
    const result = await work()
    writeLine(`  ${part.padEnd(18)} ${((performance.now() - begun) / 1_000).toFixed(1)} s`)
    return result
  }
  writeLine('Purser starts')
  const infrastructure = startInfrastructure(config, timed, writeLine)
  const web = isDev ? Promise.resolve() : prepareWeb(config, timed)
  const opening = web.then(
    () => infrastructure,
    (error: unknown) => closeAfter(infrastructure, error),
  )
  // The caller loads modules before it waits, and an error must not end the process meanwhile.
  opening.catch(() => {})
  return { opening, timed }
}

/** Closes what has started and throws the error. */
export async function closeAfter(opening: Promise<Infrastructure>, error: unknown): Promise<never> {
  await opening.then(
    (infrastructure) => infrastructure.close(),
    () => {},
  )
  throw error
}

async function prepareWeb(config: Config, timed: MeasureStep) {
  if (!config.isProduction) await timed('web app', buildWeb)
  else if (!(await isWebBuilt())) throw new Error('The web app is not built: run npm run build first.')
}
