/** The package has no types. These are the parts that the server uses, and its tests. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Client {
    clientId: string
    clientName?: string
    redirectUris: string[]
    grantTypeAllowed(type: string): boolean
    redirectUriAllowed(uri: string): boolean
    /** True for a client whose metadata document was fetched. */
    clientIdMetadataDocument?: boolean
  }

  interface Grant {
    addOIDCScope(scope: string): void
    addResourceScope(resource: string, scope: string): void
    save(): Promise<string>
  }

  interface Interaction {
    uid: string
    params: Record<string, unknown>
  }

  interface Context {
    path: string
    type: string
    body: unknown
    status: number
    query: Record<string, unknown>
    response: {
      get(name: string): string | string[] | undefined
      set(name: string, value: string | string[]): void
    }
    oidc?: {
      route: string
      result?: { consent?: object }
      client?: Client
    }
  }

  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void> | void

  export class Provider {
    constructor(issuer: string, configuration: object)
    proxy: boolean
    Grant: new (properties: {
      clientId: string
      accountId: string
      jti?: string
    }) => Grant
    AccessToken: { prototype: { generateTokenId(): string } }
    Client: { find(id: string): Promise<Client | undefined> }
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    use(middleware: Middleware): void
    on(event: 'server_error', listener: (context: Context, error: unknown) => void): void
    on(event: 'error', listener: (error: unknown) => void): void
    cookieName(type: 'session' | 'interaction' | 'resume'): string
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionResult(request: IncomingMessage, response: ServerResponse, result: object): Promise<string>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }

  export const interactionPolicy: {
    Check: new (reason: string, description: string, check: (context: Context) => boolean) => object
    Prompt: new (prompt: { name: string; requestable: boolean }, ...checks: object[]) => object
  }

  export const errors: {
    OIDCProviderError: new (status: number, code: string) => Error
    InvalidGrant: new (detail: string) => Error
    InvalidTarget: new () => Error
    SessionNotFound: new (description: string) => Error
  }
}
