import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export interface Certificate {
  key: string
  cert: string
  /** The file of the authority that signed the certificate. */
  authorityFile: string
}

const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** Makes an authority that no system trusts, and its certificate for 127.0.0.1 or another name. */
export async function makePrivateCertificate(folder: string, name = 'IP:127.0.0.1'): Promise<Certificate> {
  const run = (...args: string[]) => promisify(execFile)('openssl', args, { cwd: folder })
  const authority = ['-keyout', 'authority.key', '-out', 'authority.pem', '-subj', '/CN=Private authority']
  await run('req', '-x509', ...key, '-days', '2', ...authority)
  await run('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=127.0.0.1')
  await writeFile(path.join(folder, 'names'), `subjectAltName=${name}`)
  const signing = ['-CA', 'authority.pem', '-CAkey', 'authority.key', '-extfile', 'names']
  await run('x509', '-req', '-in', 'server.csr', ...signing, '-days', '2', '-out', 'server.pem')
  const read = (name: string) => readFile(path.join(folder, name), 'utf8')
  return {
    key: await read('server.key'),
    cert: await read('server.pem'),
    authorityFile: path.join(folder, 'authority.pem'),
  }
}
