import type { OidcSettings } from './adapters/oidc.ts'

type Environment = Record<string, string | undefined>

const parts = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME'] as const
const pattern = /^OIDC_(?:ISSUER|CLIENT_ID|CLIENT_SECRET|NAME)(_\w+)?$/

/**
 * Reads the providers of OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME, and of the same names with a
 * suffix, such as OIDC_ISSUER_2.
 * @returns the problems as sentences, and the providers that are complete
 */
export function readOidcSettings(environment: Environment): { providers: OidcSettings[]; problems: string[] } {
  const text = (name: string) => environment[name]?.trim() || undefined
  const suffixes = Object.keys(environment).flatMap((name) => {
    const found = text(name) === undefined ? null : pattern.exec(name)
    return found ? [found[1] ?? ''] : []
  })
  const problems: string[] = []
  const providers: OidcSettings[] = []
  for (const suffix of [...new Set(suffixes)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))) {
    const [issuer, clientId, clientSecret, name] = parts.map((part) => text(`OIDC_${part}${suffix}`))
    if (issuer && clientId && clientSecret && name) {
      const problem = findIssuerProblem(`OIDC_ISSUER${suffix}`, issuer, providers)
      if (problem) problems.push(problem)
      else providers.push({ id: suffix.slice(1).toLowerCase() || 'oidc', name, issuer, clientId, clientSecret })
    } else {
      const names = parts.map((part) => `OIDC_${part}${suffix}`)
      const missing = names.filter((each) => text(each) === undefined)
      const given = names.find((each) => text(each) !== undefined)
      problems.push(`${given} also needs ${missing.join(', ')}.`)
    }
  }
  return { providers, problems }
}

function findIssuerProblem(name: string, issuer: string, others: readonly OidcSettings[]): string | undefined {
  const url = URL.parse(issuer)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    return `${name} is an address without parameters: https://id.example.com/realms/home`
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) return `${name} begins with https://`
  if (others.some((other) => new URL(other.issuer).href === url.href)) {
    return `${name} repeats another provider: each issuer is configured once.`
  }
  return undefined
}

const isLoopback = (host: string) => /^(127(\.\d+){3}|\[::1\]|localhost|.+\.localhost)$/.test(host)
