import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The part of a response that a device with a fault, or an attacker, changes. */
export interface PasskeyFault {
  origin?: string
  relyingParty?: string
  challenge?: string
  type?: string
  /** True if the device does not verify its user. */
  skipsUser?: boolean
  counter?: number
  /** Signs with another key. */
  forges?: boolean
}

export interface PasskeyDevice {
  id: string
  /** Answers the options of a registration with RegistrationResponseJSON. */
  register(options: { challenge: string }, fault?: PasskeyFault): object
  /** Answers the options of a sign-in with AuthenticationResponseJSON. */
  signIn(options: { challenge: string }, fault?: PasskeyFault): object
}

const [present, verified, attested] = [0x01, 0x04, 0x40]

/** Creates a device that stores one passkey, as WebAuthn Level 3 defines it (ES256, without an attestation). */
export function createPasskeyDevice(origin: string): PasskeyDevice {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)

  const clientData = (type: string, challenge: string, fault: PasskeyFault) =>
    Buffer.from(
      JSON.stringify({
        type: fault.type ?? type,
        challenge: fault.challenge ?? challenge,
        origin: fault.origin ?? origin,
      }),
    )
  const authenticatorData = (flags: number, { relyingParty, skipsUser, counter = 0 }: PasskeyFault) => {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags | present | (skipsUser ? 0 : verified))
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(relyingParty ?? new URL(origin).hostname), rest])
  }
  const answer = (response: object) => {
    const key = id.toString('base64url')
    return { id: key, rawId: key, type: 'public-key', clientExtensionResults: {}, response }
  }

  return {
    id: id.toString('base64url'),
    register({ challenge }, fault = {}) {
      const length = Buffer.alloc(18)
      length.writeUInt16BE(id.length, 16)
      const data = Buffer.concat([
        authenticatorData(attested, fault),
        length,
        id,
        coseKey(keys.publicKey.export({ format: 'jwk' })),
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0]), cborText('authData')],
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, fault).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    signIn({ challenge }, fault = {}) {
      const [client, data] = [clientData('webauthn.get', challenge, fault), authenticatorData(0, fault)]
      const key = fault.forges ? others.privateKey : keys.privateKey
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), key).toString('base64url'),
      })
    },
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest()

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** The map {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR (RFC 9052): an EC2 key on P-256 for ES256. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const coordinate = (text: string) => Buffer.from(text, 'base64url')
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    coordinate(x),
    Buffer.from([0x22, 0x58, 0x20]),
    coordinate(y),
  ])
}
