export type ModelFailure = 'unreachable' | 'unauthorized' | 'limited' | 'timedOut' | 'cutOff' | 'unusable' | 'stopped'

export interface TokenUsage {
  toolCalls: number
  inputTokens: number
  outputTokens: number
}

/** The message completes the sentence "The language model did not answer". */
export class ModelError extends Error {
  readonly kind: ModelFailure
  readonly spent: TokenUsage

  constructor(kind: ModelFailure, spent: TokenUsage) {
    super(reasons[kind])
    this.name = 'ModelError'
    this.kind = kind
    this.spent = spent
  }
}

const reasons: Record<ModelFailure, string> = {
  unreachable: 'it could not be reached',
  unauthorized: 'it refused the key of this server',
  limited: 'it is over its limit',
  timedOut: 'it took too long',
  cutOff: 'its answer broke off',
  unusable: 'what it said could not be used',
  stopped: 'it was stopped',
}
