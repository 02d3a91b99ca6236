import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openFolder, openS3 } from '../adapters/storage.ts'
import { withTimeout } from '../base/semaphore.ts'
import type { Config } from '../config.ts'
import { codeOf, type Finding, findingsOf } from './finding.ts'

const storage = findingsOf('storage')
const disk = findingsOf('disk')
const clock = findingsOf('clock')

const megabyte = 1_048_576
/** In megabytes. A backup and an archive need about as much space as the files. */
const [lowSpace, noSpace] = [2_048, 200]
/** In milliseconds. */
const timeout = 15_000
const toleratedDifference = 5_000

/** Writes, reads and deletes a file where users' files are stored. */
export async function checkStorage({ s3, dataDir }: Config): Promise<Finding[]> {
  const place = s3 ? `The bucket ${s3.bucket}` : `The folder ${path.join(dataDir, 'files')}`
  const files = s3 ? openS3(s3) : openFolder(path.join(dataDir, 'files'))
  const [name, bytes] = [`doctor/${randomUUID()}`, randomBytes(1_000)]
  const probe = async () => {
    await files.putBytes(name, bytes, 'application/octet-stream')
    const read = await files.get(name)
    await files.remove(name)
    if (!s3) await files.removeBelow('doctor')
    return read !== undefined && bytes.equals(read) && (await files.get(name)) === undefined
  }
  try {
    if (await withTimeout(probe(), timeout)) return [storage.ok(`${place} can be written, read and deleted.`)]
    return [storage.fail(`${place} returned other bytes than were written.`, 'Check the disk or the object storage.')]
  } catch (error) {
    const reason = /\b[45]\d\d\b/.exec(error instanceof Error ? error.message : '')?.[0] ?? codeOf(error)
    return [storage.fail(`${place} cannot be used (${reason}).`, s3 ? adviceFor(reason) : adviceForFolder)]
  }
}

const adviceForFolder = 'Give DATA_DIR to the account that runs Purser: chown -R. In Docker, mount a volume at /data.'

function adviceFor(reason: string): string {
  if (reason === '403')
    return 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and allow reading, writing and deleting.'
  if (reason === '404') return 'Create the bucket, or correct S3_BUCKET.'
  return 'Check S3_ENDPOINT, and that this machine can reach it.'
}

export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  const file = path.join(dataDir, `doctor-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await writeFile(file, '')
    const difference = Math.abs((await stat(file)).mtimeMs - Date.now())
    const { bavail, bsize } = await statfs(dataDir)
    return [...describeSpace(dataDir, (bavail * bsize) / megabyte), ...describeFileClock(difference)]
  } catch (error) {
    return [disk.fail(`The data folder ${dataDir} cannot be written (${codeOf(error)}).`, adviceForFolder)]
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

function describeSpace(folder: string, megabytes: number): Finding[] {
  const text = `${(megabytes / 1_024).toFixed(1)} GB are free in ${folder}.`
  if (megabytes >= lowSpace) return [disk.ok(text)]
  const advice = 'Free some space, or move DATA_DIR to a larger disk.'
  return [megabytes < noSpace ? disk.fail(text, advice) : disk.warn(text, advice)]
}

/** A network disk has a clock of its own. Temporary files are deleted by their age. */
function describeFileClock(difference: number): Finding[] {
  if (difference <= toleratedDifference) return [clock.ok('The clocks of this machine and the disk agree.')]
  const text = `The clock of the disk differs from that of this machine by ${Math.round(difference / 1_000)} s.`
  return [clock.warn(text, 'Synchronize the file server and this machine with NTP.')]
}
