import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

export type Emulator = (request: IncomingMessage, response: ServerResponse) => void

export interface EmulatorAccount {
  localId: string
  disabled?: boolean
  /** In seconds since 1970. Tokens of earlier sign-ins are rejected. */
  validSince?: string
  providerUserInfo?: { providerId: string }[]
}

export interface EmulatorMail {
  email: string
  requestType: string
  oobCode: string
  oobLink: string
  at?: string
}

export interface EmulatorState {
  users: Map<string, EmulatorAccount>
  oobs: Map<string, EmulatorMail>
  updateUserByLocalId(localId: string, fields: object, options?: { upsertProviders: object[] }): unknown
  deleteUser(account: EmulatorAccount): unknown
  deleteAllAccounts(): unknown
  createOob(...about: unknown[]): EmulatorMail
  deleteOobCode(code: string): unknown
}

interface Specification {
  paths: Record<string, PathItem>
  components: { parameters: Record<string, unknown> }
}

interface PathItem {
  parameters?: { $ref?: string }[]
  get?: Operation
  post?: Operation
  patch?: Operation
  delete?: Operation
}

interface Operation {
  responses: Record<string, { content?: unknown }>
}

/** The paths that the web SDK and firebase-admin request for sign-in with e-mail, Google or a token. */
const allowedPaths = [
  /^\/v1\/accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signUp|update)$/,
  /^\/v1\/accounts:signInWith(CustomToken|Idp|Password)$/,
  /^\/v1\/projects(\/\{targetProjectId\}\/accounts(:(batchDelete|batchGet|delete|lookup|sendOobCode|update))?)?$/,
  /^\/v1\/projects\/\{targetProjectId\}:createSessionCookie$/,
  /^\/v1\/token$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(accounts|oobCodes)$/,
]

/**
 * Creates the emulator of firebase-tools as a request handler with an empty state.
 *
 * Uses internal modules of the pinned version, because the emulator's command takes 7 s and 380 MB, writes a debug log
 * and loses its accounts when it is killed. Most of the start is the compilation of validators from its OpenAPI
 * document. Unused paths, shared query parameters and response shapes are therefore removed first, which leaves 0.6 s
 * and 150 MB.
 */
export async function createEmulator(projectId: string): Promise<{ emulator: Emulator; state: EmulatorState }> {
  const require = createRequire(import.meta.url)
  const folder = 'firebase-tools/lib/emulator/auth'
  const { default: specification }: { default: Specification } = require(`${folder}/apiSpec.js`)
  prune(specification)

  const { AgentProjectState }: { AgentProjectState: new (id: string) => EmulatorState } = require(`${folder}/state.js`)
  const { SingleProjectMode }: { SingleProjectMode: { NO_WARNING: string } } = require(`${folder}/index.js`)
  const { createApp }: { createApp(id: string, mode: string, states: Map<string, EmulatorState>): Promise<Emulator> } =
    require(`${folder}/server.js`)

  const state = new AgentProjectState(projectId)
  const emulator = await createApp(projectId, SingleProjectMode.NO_WARNING, new Map([[projectId, state]]))
  return { emulator, state }
}

function prune({ paths, components }: Specification): void {
  const shared = Object.keys(components.parameters).map((name) => `#/components/parameters/${name}`)
  for (const [path, item] of Object.entries(paths)) {
    if (!allowedPaths.some((pattern) => pattern.test(path))) delete paths[path]
    item.parameters = item.parameters?.filter(({ $ref }) => $ref === undefined || !shared.includes($ref))
    for (const operation of [item.get, item.post, item.patch, item.delete]) {
      for (const response of Object.values(operation?.responses ?? {})) response.content = { '*/*': { schema: {} } }
    }
  }
}
