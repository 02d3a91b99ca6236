import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { InferenceSession } from 'onnxruntime-node'
import { isNumber, isText, shapeOf } from '../../base/json-shape.ts'
import { alphabetOf } from './decode.ts'
import { type Models, run, sessionOptions } from './models.ts'

/** The file `models.json` in the folder of an operator's models. */
interface Manifest {
  detection: ListedFile
  recognition: ListedFile & {
    /** The height in pixels to which lines are scaled. */
    height: number
    /** The width in pixels to which longer lines are shrunk. */
    maxWidth: number
  }
  /** The file of the characters, one per line in the order of the network's outputs. */
  alphabet: ListedFile
}

interface ListedFile {
  file: string
  sha256: string
}

const manifestName = 'models.json'
/** In bytes. */
const limits = { manifest: 64_000, model: 200_000_000, alphabet: 1_000_000 }
const isFileName = (value: unknown) => isText(value) && /^\w[\w.-]{0,99}$/.test(value)
const isHash = (value: unknown) => isText(value) && /^[0-9a-f]{64}$/i.test(value)
const isWithin = (min: number, max: number) => (value: unknown) =>
  isNumber(value) && Number.isInteger(value) && Number(value) >= min && Number(value) <= max
const listed = { file: isFileName, sha256: isHash }
const isManifest = shapeOf({
  detection: shapeOf(listed),
  recognition: shapeOf({ ...listed, height: isWithin(16, 96), maxWidth: isWithin(320, 4_000) }),
  alphabet: shapeOf(listed),
})

/** @throws Error that says which file does not match the manifest, or why a network cannot be used */
export async function loadSuppliedModels(folder: string): Promise<Models> {
  const manifest = parseManifest(await read(folder, manifestName, limits.manifest))
  const dictionary = await verified(folder, manifest.alphabet, limits.alphabet)
  const alphabet = alphabetOf(dictionary.toString('utf8'))
  const [detection, recognition] = [
    await openNetwork(folder, manifest.detection),
    await openNetwork(folder, manifest.recognition),
  ]
  const { height: lineHeight, maxWidth: maxLineWidth } = manifest.recognition
  const models = { detection, recognition, alphabet, lineHeight, maxLineWidth }
  await checkOutputs(models, manifest)
  return models
}

function parseManifest(bytes: Buffer): Manifest {
  let manifest: unknown
  try {
    manifest = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Error(`${manifestName} is not JSON.`)
  }
  if (!isManifest(manifest)) throw new Error(`${manifestName} does not have the documented fields and limits.`)
  return manifest as Manifest
}

async function openNetwork(folder: string, listedFile: ListedFile): Promise<InferenceSession> {
  const bytes = await verified(folder, listedFile, limits.model)
  return InferenceSession.create(bytes, sessionOptions).catch(() => {
    throw new Error(`${listedFile.file} is not a network that can be loaded.`)
  })
}

async function verified(folder: string, { file, sha256 }: ListedFile, maxBytes: number): Promise<Buffer> {
  const bytes = await read(folder, file, maxBytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (hash !== sha256.toLowerCase()) throw new Error(`${file} does not have the SHA-256 checksum of ${manifestName}.`)
  return bytes
}

async function read(folder: string, name: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path.join(folder, name)).catch(() => {
    throw new Error(`${name} cannot be read.`)
  })
  try {
    const { size } = await file.stat()
    if (size > maxBytes) throw new Error(`${name} is larger than ${maxBytes / 1_000_000} MB.`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** Runs both networks on a gray picture. A network of another kind has outputs of another shape. */
async function checkOutputs(models: Models, { detection, recognition, alphabet }: Manifest): Promise<void> {
  const { lineHeight } = models
  const map = await outputOf(models.detection, 64, 64, detection.file)
  if (map.dimensions.join() !== '1,1,64,64') throw new Error(`${detection.file} does not detect text as PP-OCR does.`)
  const line = await outputOf(models.recognition, 320, lineHeight, recognition.file)
  const [, steps = 0, size = 0] = line.dimensions
  if (line.dimensions.length !== 3 || size !== models.alphabet.characters.length) {
    throw new Error(`${alphabet.file} does not have the characters of ${recognition.file}.`)
  }
  const sum = line.values.subarray(0, size).reduce((total, value) => total + value, 0)
  if (steps < 1 || Math.abs(sum - 1) > 0.01) throw new Error(`${recognition.file} does not return probabilities.`)
}

function outputOf(session: InferenceSession, width: number, height: number, file: string) {
  return run(session, new Float32Array(3 * width * height), width, height).catch(() => {
    throw new Error(`${file} does not read pictures of ${width} × ${height} pixels.`)
  })
}
