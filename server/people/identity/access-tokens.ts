import { createECDH, createHmac } from 'node:crypto'
import { calculateJwkThumbprint, decodeProtectedHeader, errors, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { maxTokenLength, unauthenticatedError, type VerifiedToken } from '../../adapters/identity.ts'

/** The claims of a session. */
export interface SessionClaims {
  subject: string
  sessionId: string
  email: string
  name: string
  signedInAt: Date
}

export interface IssuedToken {
  token: string
  /** In milliseconds since 1970. */
  expiresAt: number
}

export interface AccessTokens {
  issuer: string
  issue(claims: SessionClaims): Promise<IssuedToken>
  /** @throws AppError UNAUTHENTICATED */
  verify(token: string): Promise<VerifiedToken>
}

type Key = Awaited<ReturnType<typeof importJWK>>

/** In seconds. */
const lifetime = 600
/** The permitted difference between the clocks of two servers, in seconds. */
const leeway = 5
const algorithm = 'ES256'
const audience = 'purser'

/**
 * Issues and verifies the tokens of built-in accounts. The keys are derived from the server's keys: the first one signs,
 * and all of them verify, so that all servers agree while a key is being replaced.
 * @param issuer the public address of the server
 */
export async function createAccessTokens(secretKeys: readonly string[], issuer: string): Promise<AccessTokens> {
  const keys = new Map<string, { sign: Key; verify: Key }>()
  for (const secret of secretKeys) {
    const jwk = deriveKey(secret)
    const { d: _, ...publicJwk } = jwk
    keys.set(await calculateJwkThumbprint(publicJwk), {
      sign: await importJWK(jwk, algorithm),
      verify: await importJWK(publicJwk, algorithm),
    })
  }
  const [current] = keys
  if (!current) throw new Error('There is no key to sign tokens with.')
  const [kid, { sign }] = current

  return {
    issuer,
    async issue({ subject, sessionId, email, name, signedInAt }) {
      const now = Math.floor(Date.now() / 1_000)
      const claims = {
        sid: sessionId,
        email,
        email_verified: true,
        name,
        auth_time: Math.floor(signedInAt.getTime() / 1_000),
      }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(sign)
      return { token, expiresAt: (now + lifetime) * 1_000 }
    },
    async verify(token) {
      if (token.length > maxTokenLength) throw unauthenticatedError()
      const key = keys.get(keyIdOf(token) ?? '')
      if (!key) throw unauthenticatedError()
      const { payload } = await jwtVerify(token, key.verify, {
        algorithms: [algorithm],
        issuer,
        audience,
        typ: 'JWT',
        clockTolerance: leeway,
        requiredClaims: ['sub', 'sid', 'email', 'auth_time', 'iat', 'exp'],
      }).catch(rejectToken)
      const { sub, sid, email, name, auth_time, iat, exp } = payload
      const latest = Date.now() / 1_000 + leeway
      const times = [auth_time, iat].every((time) => typeof time === 'number' && time <= latest)
      if (!sub || typeof sid !== 'string' || typeof email !== 'string' || exp === undefined || !times)
        throw unauthenticatedError()
      return {
        uid: sub,
        sessionId: sid,
        email,
        emailVerified: payload.email_verified === true,
        name: typeof name === 'string' ? name : undefined,
        signedInAt: Number(auth_time) * 1_000,
        expiresAt: exp * 1_000,
      }
    },
  }
}

/** Derives a P-256 key. A digest is a valid private key with a probability of all but 2^-32; other digests are skipped. */
export function deriveKey(secret: string): JWK {
  const curve = createECDH('prime256v1')
  for (let attempt = 0; ; attempt++) {
    const d = createHmac('sha256', secret).update(`access tokens\n${attempt}`).digest()
    try {
      curve.setPrivateKey(d)
    } catch {
      continue
    }
    const point = curve.getPublicKey()
    const [x, y] = [point.subarray(1, 33), point.subarray(33)]
    const text = (bytes: Buffer) => bytes.toString('base64url')
    return { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(d) }
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid
  } catch {
    return undefined
  }
}

function rejectToken(error: unknown): never {
  if (error instanceof errors.JOSEError) throw unauthenticatedError()
  throw error
}
